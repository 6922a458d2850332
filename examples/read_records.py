"""Prove records and read them move by move. `python examples/read_records.py game.json`."""

import sys

import motu


def main(*files: str) -> None:
    for file in files:
        record = motu.load(file).verify()
        print(record)
        before = None
        for moment in record:
            if moment.play and moment.play.seat >= 0 and before:
                line = motu.games[record.game].write(before, moment.play.move)
                print(f"{moment.number:4}  seat {moment.play.seat}  {line:30} {moment.state.scores()}")
            before = moment.state


if __name__ == "__main__":
    main(*sys.argv[1:])
