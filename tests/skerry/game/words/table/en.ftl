### What Skerry's board says.

bag-of = { $count } tiles in the bag
cell-empty = Row { $row }, cell { $number }, empty
cell-tile = Row { $row }, cell { $number }: { $tile }
in-hand = { $tile }, in your hand
lay-here = Lay here
reef = Reef
short-told-laid = { $tile } { $points }
short-told-passed = passed
to-the-middle = to the middle of the reef
waves-of = Waves: { $waves } of { $most }
