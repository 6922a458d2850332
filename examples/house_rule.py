"""A house rule by an edition: the same rules with other components. Here Moorea's hand limit is 7.

An edition is a whole component file; everything printed can be changed in it, and a mistake is told with its line.
`python examples/house_rule.py` plays a game with it; its record carries the edition, so that anybody can verify it.
"""

import motu


def main() -> None:
    moorea = motu.games["moorea"]
    printed = moorea.components().text
    house = moorea.with_edition(printed.replace("hand_limit = 6\n", "hand_limit = 7\n"))
    table = motu.Table(house, seats=3, seed=1)
    while not table.over:
        table.play(motu.bots["random"].move(table))
    record = table.so_far()
    print(record.verify(), "played with:", house)
    try:
        moorea.with_edition(printed.replace("hand_limit = 6\n", "hand_limit = -1\n"))
    except motu.MotuError as mistake:
        print("a mistake:", mistake)


if __name__ == "__main__":
    main()
