"""Operations: three sites on their own slabs, a refinery unit, a tank farm and a power house, tied by the same lines."""
from parts.access import caged_ladder, ring_platform
from parts.core import anchor, at, box, disc, facing, polar
from parts.exchangers import exchanger
from parts.ground import pad, slab
from parts.people import person
from parts.piping import pipe, pipe_rack, shoe, valve
from parts.scaffold import scaffold
from parts.tanks import bund, sphere, tank
from parts.utilities import boiler_house, cooling_tower, flare, stack, transformer
from parts.vessels import column, drum, manway
from parts.yard import office, sign, steps

ALT = ("Model of three sites joined by pipes and power lines: a refinery unit with columns and a flare, a tank farm "
       "with a pressure sphere, and a power house with a chimney and a cooling tower.")

# site centres and sizes
REFINERY, TANKS, POWER = (-11.5, -1.0), (6.7, 8.8), (6.7, -7.4)


def build():
    with at(*REFINERY):
        slab(15, 16)
        refinery()
    with at(*TANKS):
        slab(14.6, 13)
        tank_farm()
    with at(*POWER):
        slab(14.6, 11.6)
        power_house()
    lines()


def refinery():
    with at(-4.6, 4.4):
        pad(0, 0, 4.2, 4.2)
        with at(0, 0, .1):
            column(1.35, 16.5, 1.8)
            ring_platform(1.35, 7.6, -165, 20, rail_gap=-25)
            ring_platform(1.35, 11.8, -165, 30, rail_gap=-25)
            ring_platform(1.35, 15.4, -180, 180, rail_gap=-25)
            for a, b in ((0, 7.6), (7.6, 11.8), (11.8, 15.4)):
                caged_ladder(1.35, -25, a, b)
            manway(polar(1.35, -75, 8.7), polar(1, -75), .4)
            manway(polar(1.35, -75, 12.9), polar(1, -75), .4)
        anchor("refinery", (.7, -1.2, 13.4))
    t = 16.6 + 1.35 * .52
    pipe([(-4.6, 4.4, t - .1), (-4.6, 4.4, t + 1.0), (-2.3, 4.4, t + 1.0), (-2.3, 4.4, 5.6), (-2.3, 6.1, 5.6), (-2.3, 6.1, 4.6)],
         .24, "clay", .7, flanges=((0, .5),))
    with at(.6, 3.6):
        pad(0, 0, 3.2, 3.2)
        with at(0, 0, .1):
            column(.95, 10.5, 1.5)
            ring_platform(.95, 5.6, -170, 20, .95, rail_gap=-25)
            ring_platform(.95, 9.3, -180, 180, .95, rail_gap=-25)
            caged_ladder(.95, -25, 0, 5.6)
            caged_ladder(.95, -25, 5.6, 9.3)
            manway(polar(.95, -75, 6.7), polar(1, -75), .34)
    t = 10.6 + .95 * .52
    pipe([(.6, 3.6, t - .1), (.6, 3.6, t + .8), (.6, 6.2, t + .8), (.6, 6.2, 4.6)], .18, "petrol", .55)
    with at(4.2, .6, .1):
        pad(0, 0, 5.2, 2.4, .02)
        drum(.95, 3.4, 1.9, 2)
    with at(-3.8, -1.2, .1):
        pad(.2, 0, 7.4, 2.2, .02)
        exchanger(4.2, .62, 1.6)
    with at(-6.6, 1.1):
        scaffold(2, 1, 4, 1.8, 1.2, 2.0, seed=4, boards=(2, 4), rails="esw")
        person(.9, .6, 8.06, 120, "point", helmet="petrol")
        person(2.5, .7, 8.06, 180, "work")
        person(1.6, .6, 4.06, 170, "work")
    with at(-5.7, -5.9):
        flare(15.0, foot=1.25)
        anchor("flare", (0, 0, 16.2))
    pipe([(-5.7, -4.6, .6), (-5.7, -2.9, .6), (-4.4, -2.9, .6), (-4.4, -1.8, .6)], .18, "clay", .5)
    with at(3.9, -5.7):
        office("sheet", "petrol")
        with at(2.1, -1.75):
            steps(3)
    for px, py, t, pose, hat in ((-1.9, -4.2, 40, "tablet", "petrol"), (-.9, -4.6, -70, "stand", "sheet"),
                                 (-.8, -3.6, -120, "talk", "sheet")):
        person(px, py, 0, t, pose, helmet=hat, holds="tablet" if pose == "tablet" else None)
    sign(-1.6, -7.2, 1)


def tank_farm():
    with at(1.2, .9):
        bund(11.4, 10.6, .7)
    with at(-1.6, 3.3):
        tank(2.6, 5.6, -140, 120)
    with at(4.1, 3.4):
        tank(2.3, 4.6, -140, 115, stripe="petrol")
    with at(-2.0, -2.0):
        tank(1.8, 4.0, -135, 130)
    with at(3.8, -1.6):
        sphere(2.25, 1.3, legs=8)
        anchor("tank-farm", (0, -1.6, 5.2))
    person(-5.2, -1.2, 0, 150, "tablet", helmet="petrol", holds="tablet")
    person(-5.6, -2.2, 0, 30, "point", helmet="sheet")
    person(-1.0, 2.3, 5.9, 20, "stand")
    sign(6.0, -5.6, 2)


def power_house():
    with at(-1.8, 1.0):
        boiler_house(7.4, 4.4, 4.6)
        anchor("power-house", (1.6, -2.2, 3.2))
    with at(-5.6, 4.4):
        stack(.8, 14.5)
    pipe([(-4.6, 3.0, 3.2), (-4.6, 4.4, 3.2), (-5.4, 4.4, 3.2)], .35, "clay_deep", .5)
    with at(4.9, 1.6):
        cooling_tower(2.35, 7.6)
    pipe([(1.8, .4, .6), (3.4, .4, .6)], .22, "petrol")
    pipe([(1.8, -.4, .6), (4.0, -.4, .6), (4.0, .3, .6)], .22, "clay", .4)
    transformer(-4.4, -3.6)
    transformer(-.8, -3.6)
    for px, py, t, pose in ((2.3, -3.0, 60, "talk"), (3.3, -2.8, -70, "stand")):
        person(px, py, 0, t, pose, helmet="petrol" if pose == "talk" else "sheet")
    sign(2.0, -5.2, 3)


RACK = (-18.4, 5.1)         # one rack leaves the refinery and reaches the tank farm


def lines():
    """Pipes and cables between the sites, all on the grid."""
    x0, yr = RACK
    tiers, length = (2.7, 4.1), 18.8
    with at(x0, yr):
        pipe_rack(length, 2.4, 3, tiers)
    z0, z1 = tiers
    runs = ((z0, -.7, .18, "clay", 2.85, 10.8), (z0, .1, .22, "petrol", 3.35, 10.3), (z1, -.75, .2, "sheet", 3.85, 9.8),
            (z1, .05, .26, "clay", None, 0), (z1, .8, .16, "petrol", None, 0))
    for i, (tier, dy, r, mat, front, end) in enumerate(runs):
        z, y = tier + .12 + r, yr + dy
        if front is None:
            pipe([(x0 - .2, y, z), (2.6, y, z), (2.6, y, .9), (2.6, 6.8, .9), (3.2, 6.8, .9)] if dy < .5 else
                 [(x0 - .2, y, z), (1.5, y, z), (1.5, y, 1.7), (3.4, y, 1.7)], r, mat, .5)
        else:
            x = 1.9 - i * .45
            pipe([(x0 - .2, y, z), (x, y, z), (x, y, .6), (x, front, .6), (end, front, .6)], r, mat, .5)
            for sx in (4, 7, 10):
                box(sx, front, 0, .3, .4, .6 - r, "ink", 0)
            valve((5.4 + i * 1.6, front, .6), (1, 0, 0), r)
        for k in range(4):
            shoe((x0 + length * k / 3, y, z), r)
        with facing((x0 - .2, y, z), (-1, 0, 0)):
            disc(r * 1.6, -.1, .1, "graphite", .01, 24)
    anchor("product-lines", (-2.3, yr - .95, 4.4))
    # power house to refinery: steam and condensate
    for y, r, m in ((-6.6, .24, "sheet"), (-5.8, .18, "petrol")):
        pipe([(-6.0, y, .75), (1.4, y, .75)], r, m)
        for x in (-5.4, -4.4, -.2):
            box(x, y, 0, .3, .5, .75 - r, "ink", 0)
    anchor("steam-lines", (-2.3, -6.6, 1.0))
    # power house to tanks: heating steam and its return
    for x, r, m in ((11.6, .22, "sheet"), (12.4, .18, "petrol")):
        pipe([(x, -3.6, .75), (x, 2.5, .75), (x, 2.5, .1)], r, m, .4)
        box(x, -2.4, 0, .5, .3, .75 - r, "ink", 0)
