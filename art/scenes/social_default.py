"""The picture of link previews that have no scene of their own: a whole unit in miniature."""
from parts.access import caged_ladder, ring_platform
from parts.core import at, polar
from parts.exchangers import exchanger
from parts.ground import pad, slab
from parts.people import person
from parts.piping import pipe, pipe_rack, rack_pipes
from parts.scaffold import scaffold
from parts.tanks import tank
from parts.utilities import flare
from parts.vehicles import pickup
from parts.vessels import column, manway

ALT = "Model of a process unit: two columns, a scaffold with its crew, a flare, a tank and a pipe rack."

VIEW = {"frame": 28.7, "elevation": 25}


def build():
    slab(20, 16)
    with at(-9.6, 5.8):
        pipe_rack(19.2, 2.8, 4, (3.2, 4.7))
        rack_pipes(19.2, [(0, -.8, .2, "clay"), (0, 0, .24, "petrol"), (0, .8, .16, "steel"), (1, -.8, .24, "sheet"), (1, .1, .18, "petrol"),
                          (1, .8, .22, "clay")], (3.2, 4.7), 4, .1)
    for x, y, r, h, z1, z2 in ((-4.6, .8, 1.45, 14.4, 7.2, 12.8), (1.6, 1.8, 1.0, 9.6, 5.2, 8.6)):
        pad(x, y, r * 2 + 1.8, r * 2 + 1.8)
        with at(x, y, .1):
            column(r, h, 1.7)
            ring_platform(r, z1, -165, 25, rail_gap=-20)
            ring_platform(r, z2, -180, 180, rail_gap=-20)
            caged_ladder(r, -20, 0, z1)
            caged_ladder(r, -20, z1, z2)
            manway(polar(r, -75, z1 + 1.1), polar(1, -75), .38, is_open=x < 0)
        t = h + .1 + r * .52
        pipe([(x, y, t - .1), (x, y, t + .9), (x + r + .9, y, t + .9), (x + r + .9, y, 6.6), (x + r + .9, 5.8, 6.6), (x + r + .9, 5.8, 5.2)],
             r * .16, "clay" if x < 0 else "petrol", .6)
    with at(-8.2, -3.2):
        scaffold(3, 1, 3, 1.9, 1.4, 2.05, seed=3, boards=(1, 2, 3), rails="esw")
        for px, lift, t, pose, hat in ((1.2, 3, 130, "point", "petrol"), (3.0, 3, 180, "work", "sheet"), (4.6, 3, 90, "stand", "sheet"), (2.2, 2, 170, "work", "sheet"),
                                       (4.4, 1, 100, "carry", "sheet")):
            person(px, .75, lift * 2.05 + .06, t, pose, helmet=hat, holds="tube" if pose == "carry" else None)
    with at(6.6, -1.4):
        tank(2.5, 5.0, -150, 120, stripe="petrol")
    with at(-7.6, -6.2):
        flare(12.6, foot=1.1)
    with at(.6, -4.4):
        pad(0, 0, 6.4, 2.2)
        with at(0, 0, .1):
            exchanger(4.2, .6, 1.5)
    for x, y, t, pose, hat in ((-3.2, -6.2, 40, "tablet", "petrol"), (-2.2, -5.9, -70, "talk", "sheet"), (-2.6, -6.9, 170, "stand", "sheet"), (.2, -5.8, 180, "work", "sheet")):
        person(x, y, 0, t, pose, helmet=hat, holds="tablet" if pose == "tablet" else None)
    with at(5.4, -6.2, 0, 10):
        pickup()
