"""The program `motu`: its commands, and errors as one red line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from motu.cli import analyse, arena, backup, bench, play, replay, rules, serve, sim, strength, train, verify, winners
from motu.core.errors import MotuError


class Commands(TyperGroup):
    """All commands. A user's error is one line that says what to do, never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except MotuError as error:
            code = complain(str(error), 1)
        except OSError as error:
            code = complain(f"{error.filename or 'The system'}: {error.strerror}.", 1)
        except typer.TyperException as error:
            context = getattr(error, "ctx", None)
            hint = f" Try '{context.command_path} --help'." if context else ""
            code = complain(error.format_message().rstrip(".") + "." + hint, error.exit_code)
        except typer.Abort:
            code = complain("Stopped.", 1)
        if not standalone_mode:
            return code
        sys.exit(code or 0)


def complain(message: str, code: int) -> int:
    """Print the line in red, where there are colours; returns the exit code."""
    line = Text(" ".join(message.split()), style="red")
    Console(stderr=True, soft_wrap=True).print(line)
    return code


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("strength")(strength.strength)
app.command("winners")(winners.winners)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("backup")(backup.backup)
app.command("analyse")(analyse.analyse)
app.command("rules")(rules.rules)
app.command("bench")(bench.bench)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"motu {version('motu')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def motu(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Eurogames by their complete rules: play them, watch them, prove them, measure them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    app(prog_name="motu")
