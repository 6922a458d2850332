"""Litestar dependencies and parameter types of the routes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from motu.core.game import SPECTATOR
from motu.server.http.admission import Admission
from motu.server.http.limits import Limits
from motu.server.http.session import Session
from motu.server.http.static_files import StaticFiles
from motu.server.model.replay_states import ReplayStates
from motu.server.services import Services
from motu.server.tables.registry import Tables
from motu.words import LANGUAGES

AdmissionDependency: TypeAlias = NamedDependency[Admission]
LimitsDependency: TypeAlias = NamedDependency[Limits]
ReplayStatesDependency: TypeAlias = NamedDependency[ReplayStates]
ServicesDependency: TypeAlias = NamedDependency[Services]
SessionDependency: TypeAlias = NamedDependency[Session]
StaticFilesDependency: TypeAlias = NamedDependency[StaticFiles]
TablesDependency: TypeAlias = NamedDependency[Tables]

GameName: TypeAlias = Annotated[str, PathParameter(max_length=60)]
TableId: TypeAlias = Annotated[str, PathParameter(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=19)]
Language: TypeAlias = Annotated[
    str, QueryParameter(max_length=20, description=f"One of {', '.join(LANGUAGES)}; any other is read as the first.")
]
MomentNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
ReaderSeat: TypeAlias = Annotated[
    int, QueryParameter(ge=SPECTATOR, le=19, description="The seat whose view is shown; -3: a spectator's.")
]
