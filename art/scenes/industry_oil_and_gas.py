"""Oil and gas: a crude unit with its flare, fired heater and overhead drum, a crew on the column's scaffold."""
from parts.access import caged_ladder, deck, ring_platform, stair
from parts.core import at, box, lathe, polar, ring, rod
from parts.exchangers import exchanger
from parts.ground import pad, slab
from parts.people import person
from parts.piping import pipe, pipe_rack, pump, rack_pipes
from parts.scaffold import scaffold
from parts.utilities import flare
from parts.vessels import column, drum, manway, nozzle

ALT = "Model of a refinery unit: a distillation column with a scaffold and crew, a burning flare, a furnace and a pipe rack."

VIEW = {"frame": 31.6, "elevation": 24}


def build():
    slab(22, 16)
    with at(-10.4, 5.9):
        pipe_rack(20.8, 3.0, 4, (3.2, 4.8))
        rack_pipes(20.8, [(0, -.9, .2, "clay"), (0, -.2, .24, "petrol"), (0, .6, .18, "steel"), (1, -.9, .22, "sheet"),
                          (1, -.2, .16, "petrol"), (1, .6, .26, "clay")], (3.2, 4.8), 4, .2)
    x, y, r, h = -2.6, 1.0, 1.55, 15.2
    pad(x, y, 4.8, 4.6)
    with at(x, y, .1):
        column(r, h, 1.9, step=(9.4, 1.15))
        ring_platform(r, 6.2, -150, 30, rail_gap=-20)
        ring_platform(1.15, 10.6, -170, 60, rail_gap=-20)
        ring_platform(1.15, 14.2, -180, 180, rail_gap=-20)
        caged_ladder(r, -20, 0, 6.2)
        caged_ladder(1.15, -20, 10.6, 14.2)
        manway(polar(r, -75, 7.3), polar(1, -75), .42, is_open=True)
        manway(polar(1.15, -80, 11.7), polar(1, -80), .34)
        nozzle(polar(r, 15, 4.2), polar(1, 15), .2)
    t = h + .7
    pipe([(x, y, t - .1), (x, y, t + 1.1), (x + 2.3, y, t + 1.1), (x + 2.3, y, 7.0), (5.0, y, 7.0), (5.0, y, 6.0)], .26, "clay", .8,
         flanges=((0, .5),))
    with at(x - 3.5, y - 3.5):
        scaffold(3, 1, 3, 1.9, 1.4, 2.05, seed=6, boards=(1, 2, 3), rails="esw")
        z = 3 * 2.05 + .06
        person(1.6, .8, z, 150, "point", helmet="petrol")
        person(3.3, .9, z, 190, "work")
        person(4.6, .6, z, 80, "stand")
        person(2.2, .7, 4.16, 170, "work")
        person(4.3, .7, 2.11, 100, "carry", holds="tube")
    # overhead drum on its table, pumps below
    deck(2.4, -.9, 7.6, 2.9, 3.6, sides="nesw")
    pad(5, 1, 6.2, 4.8)
    with at(5.0, 1.0, 3.6):
        drum(.9, 3.4, 1.4, 1)
    stair((7.6 + 2.9, -.3, 0), (7.6, -.3, 3.6), .85)
    for px in (3.6, 6.2):
        with at(px, .2, .1, -90):
            pump()
    # furnace: a box on legs with burners and a stack
    heater(-8.2, 1.2)
    with at(-8.7, -5.4):
        flare(15.2, foot=1.2)
    with at(4.4, -5.4):
        pad(0, 0, 6.8, 2.2)
        with at(0, 0, .1):
            exchanger(4.4, .6, 1.45)
    person(-.6, -5.6, 0, 40, "tablet", helmet="petrol", holds="tablet")
    person(.4, -5.2, 0, -70, "talk")
    person(-.2, -6.6, 0, 170, "stand")
    person(3.2, -7.0, 0, 180, "work")
    person(-5.4, -5.4, 0, -80, "walk")


def heater(x, y):
    with at(x, y):
        pad(0, 0, 4.2, 4.2)
        for sx in (-1.3, 1.3):
            for sy in (-1.3, 1.3):
                box(sx, sy, 0, .3, .3, 1.6, "ink", 0)
        box(0, 0, 1.5, 3.2, 3.2, 3.6, "clay_deep", .05)
        for k in (-1.1, 0, 1.1):
            box(k, -1.62, 1.5, .14, .08, 3.6, "ink", 0)
            box(1.62, k, 1.5, .08, .14, 3.6, "ink", 0)
        with at(0, 0, 5.1, 45):
            lathe([(2.2, 0), (.8, 1.4), (0, 1.4)], "clay_deep", 4)
        lathe([(.7, 6.3), (.62, 11.6), (.5, 11.6), (.5, 10.8), (0, 10.8)], "clay", 40)
        lathe([(.6, 10.3), (.66, 10.3), (.65, 11.1), (.6, 11.1)], "orange", 40)
        ring(.68, .05, 8.4, "ink", 8)
        for k in (-.8, 0, .8):
            rod((k, -.9, .9), (k, -.9, 1.55), .16, "petrol", 14)
