"""The numbers of moves: what is packed into one comes out again."""

from __future__ import annotations

from motu.games.hawaii import moves
from motu.games.hawaii.names import MOST_BOATS, MOST_PAID


def test_payments_have_numbers_of_their_own() -> None:
    assert moves.UNITS == MOST_PAID + 1
    seen = set()
    for shells in range(MOST_PAID + 1):
        for feet in range(MOST_PAID + 1 - shells):
            move = moves.payment(shells, feet)
            assert [moves.paid(move, MOST_PAID, resource) for resource in range(3)] == [
                shells,
                feet,
                MOST_PAID - shells - feet,
            ]
            assert moves.PAY <= move < moves.NO_TIKI
            seen.add(move)
    assert len(seen) == (MOST_PAID + 1) * (MOST_PAID + 2) // 2


def test_fleets_have_numbers_of_their_own() -> None:
    seen = set()
    for small in range(2):
        for large in range(MOST_BOATS + 1):
            for larger in range(MOST_BOATS + 1):
                move = moves.fleet(small, large, larger)
                assert [moves.boats_of(move, boat) for boat in range(3)] == [small, large, larger]
                assert moves.BOATS <= move < moves.PAY
                seen.add(move)
    assert len(seen) == 2 * (MOST_BOATS + 1) ** 2
