"""What routes are given, by the names of their parameters."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from motu.core.game import SPECTATOR
from motu.server.services import House
from motu.server.http.limits import Limits
from motu.server.http.static_files import Pages
from motu.server.model.replay_states import Past
from motu.server.tables.registry import Tables
from motu.server.http.session import Door, Visit
from motu.words import LANGUAGES

GivenDoor: TypeAlias = NamedDependency[Door]
GivenHouse: TypeAlias = NamedDependency[House]
GivenLimits: TypeAlias = NamedDependency[Limits]
GivenPages: TypeAlias = NamedDependency[Pages]
GivenPast: TypeAlias = NamedDependency[Past]
GivenTables: TypeAlias = NamedDependency[Tables]
GivenVisit: TypeAlias = NamedDependency[Visit]

GameName: TypeAlias = Annotated[str, PathParameter(max_length=60)]
TableId: TypeAlias = Annotated[str, PathParameter(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=19)]
Language: TypeAlias = Annotated[
    str, QueryParameter(max_length=20, description=f"One of {', '.join(LANGUAGES)}; any other is read as the first.")
]
MomentNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Eyes: TypeAlias = Annotated[
    int, QueryParameter(ge=SPECTATOR, le=19, description="Whose eyes to look through; -3: a spectator's.")
]
