"""Who still needs this scaffold: twelve metres stand, eight were asked for, nobody is on it."""
from parts.core import at, box, rod
from parts.ground import pad, slab, stripe
from parts.people import person
from parts.piping import pipe_rack, rack_pipes, valve
from parts.scaffold import scaffold, tag_board
from parts.yard import gang_box

ALT = ("Model of an idle scaffold along a pipe rack: nobody works on it, its last four meters stand in orange beyond the valves "
       "it was built for, and two people read its tag.")

VIEW = {"frame": 24.0, "elevation": 24, "azimuth": -58}


def build():
    slab(19, 13)
    tiers = (3.3, 5.2)
    with at(-9.2, 3.4):
        pipe_rack(18.4, 3.4, 4, tiers)
        rack_pipes(18.4, [(0, -1.1, .2, "clay"), (0, -.3, .26, "petrol"), (0, .7, .2, "steel"), (1, -1.1, .22, "clay"),
                          (1, -.2, .18, "petrol"), (1, .7, .3, "sheet")], tiers, 4, .1)
        for x in (2.9, 5.2, 7.4):
            valve((x, -1.1, tiers[1] + .34), (1, 0, 0), .24)
        for x in (3.6, 6.6):
            valve((x, -1.1, tiers[0] + .32), (1, 0, 0), .22)
    pad(-.4, -.3, 13.6, 3.6, .07)
    base = .07
    with at(-6.4, -1.6):
        scaffold(4, 2, 3, 2.0, 1.25, 2.0, mat="galv", seed=4, base=base, boards=(1, 2, 3), rails="nsw", ladder=True, tag=False,
                 plank="board")
        with at(8.2, 0):
            scaffold(2, 2, 3, 2.0, 1.25, 2.0, mat="orange", seed=9, base=base, boards=(1, 2, 3), rails="nse", ladder=False,
                     tag=False, plank="board")
        tag_board(.9, -.12, 1.15)
        # what was asked for, and what was added
        y = -1.9
        for a, b, m in ((0, 7.9, "petrol"), (8.3, 12.2, "orange")):
            stripe((a, y), (b, y), .16, m)
            for x in (a, b):
                stripe((x, y - .45), (x, y + .45), .16, m)
    person(-5.2, -2.5, 0, 160, "tablet", helmet="petrol", holds="tablet")
    person(-4.1, -2.6, 0, 190, "point", helmet="sheet")
    gang_box(7.6, -3.6, 14)
    for s in (0, 1):
        box(-7.6 + .5 * s, -5.2, 0, .3, 1.6, .12, "board", 0)
    for k in range(6):
        rod((-8.2, -5.75 + k * .2, .2), (-5.2, -5.75 + k * .2, .2), .07, "galv", 10)
