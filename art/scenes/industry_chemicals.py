"""Chemicals: stirred reactors in an open steel structure, silos behind, a tanker at the loading arm."""
from parts.access import deck, stair
from parts.core import at, beam, box, rod
from parts.ground import pad, slab
from parts.people import person
from parts.piping import pipe, pipe_rack, pump, rack_pipes, valve
from parts.reactors import reactor, silo, tote
from parts.tanks import bund, tank
from parts.vehicles import tanker

ALT = "Model of a chemical plant: three stirred reactors in an open steel structure, silos, a banded tank farm and a tanker being loaded."

VIEW = {"frame": 28.5, "azimuth": -135, "elevation": 30}


def build():
    slab(18, 20)
    structure()
    with at(6.2, -9.6, 0, 90):
        pipe_rack(19.2, 2.8, 4, (3.0, 4.5))
        rack_pipes(19.2, [(0, -.8, .16, "petrol"), (0, -.2, .2, "orange"), (0, .5, .16, "clay"), (1, -.8, .2, "clay"),
                          (1, -.1, .24, "petrol"), (1, .7, .15, "steel")], (3.0, 4.5), 4, .1)
    for k, s in enumerate(("petrol", None, "petrol")):
        with at(1.4 - k * 3.1, 7.6):
            silo(1.25, 8.2 - .9 * (k == 1), stripe=s)
    pipe([(1.4, 7.6, 8.6), (1.4, 7.6, 9.5), (5.9, 7.6, 9.5), (5.9, 7.6, 4.9)], .14, "petrol", .5)
    # small tanks in their bund
    with at(2.6, -6.9):
        bund(6.4, 5.2, .6)
        for dx, dy, h, m in ((-1.5, 1.0, 3.4, "petrol"), (1.4, 1.1, 4.2, None), (-.1, -1.4, 3.0, "orange")):
            with at(dx, dy):
                tank(1.1, h, -60, 120, stripe=m, courses=3)
    # tanker at the loading arm
    box(-5.4, -4.0, -.04, 4.2, 11.4, .06, "road", 0)
    with at(-5.4, -5.4, .02, -90):
        tanker(5.6, .95)
    rod((-3.6, -3.2, 0), (-3.6, -3.2, 4.4), .14, "ink", 14)
    pipe([(-3.4, -1.8, 2.6), (-3.4, -3.2, 2.6), (-3.4, -3.2, 4.3), (-5.4, -3.2, 4.3), (-5.4, -3.2, 3.2)], .12, "orange", .35)
    person(-7.3, -4.6, 0, 90, "work", helmet="petrol")
    person(-7.6, -6.6, 0, 60, "tablet", helmet="sheet", holds="tablet")
    for k in range(4):
        tote(-7.6 + 1.4 * (k % 2), .2 + 1.3 * (k // 2))
    person(-6.2, 3.8, 0, -30, "point", helmet="petrol")
    person(-5.2, 3.4, 0, -110, "stand")


def structure():
    """Two decks with three reactors hung in the upper one."""
    x0, y0, x1, y1, z1, z2 = -3.6, -2.2, 3.4, 4.6, 3.4, 6.8
    pad((x0 + x1) / 2, (y0 + y1) / 2, x1 - x0 + 1.4, y1 - y0 + 1.4)
    deck(x0, y0, x1, y1, z1, sides="nesw")
    for x, top in ((x0, z1), (x1, z2 + 2.2)):
        for y in (y0, (y0 + y1) / 2, y1):
            box(x, y, .1, .3, .3, top - .1, "ink", 0)
    for z in (z2, z2 + 2.2):
        beam((x1, y0, z), (x1, y1, z), .2, .3)
    for a, b in (((y0, .3), ((y0 + y1) / 2, z1 - .3)), (((y0 + y1) / 2, .3), (y0, z1 - .3))):
        beam((x0, *a), (x0, *b), .1, .1)
    for k, y in enumerate((-1.0, 1.2, 3.4)):
        with at(-1.6, y, z1 + 1.9):
            reactor(.86, 2.5, jacket=("petrol_pale", "petrol", "petrol_pale")[k])
        for sx in (-.75, .75):
            for sy in (-.75, .75):
                box(-1.6 + sx, y + sy, z1, .14, .14, 1.9, "ink", 0)
        pipe([(-1.6, y, z1 + .1), (-1.6, y, z1 - .8), (.6, y, z1 - .8), (.6, y, 1.5)], .12, "clay", .3)
        with at(.8, y, .1, 0):
            box(0, 0, 0, 1.3, .9, 1.2, "clay_deep", .05)
        pipe([(-1.05, y, z1 + 3.3), (-1.05, y, z2 + 1.5), (4.2, y, z2 + 1.5), (4.2, y, 4.9), (5.6, y, 4.9)], .12,
             ("petrol", "orange", "clay")[k], .35)
    with at(1.8, 1.2, z1):
        valve((0, 0, .8), (0, 1, 0), .2)
    stair((-.6, y0 - 3.9, 0), (-.6, y0, z1), .9)
    person(-2.9, -1.7, z1, -90, "tablet", helmet="petrol", holds="tablet")
    person(-2.95, 2.3, z1, 90, "work")
    person(-2.9, 4.1, z1, 60, "stand")
    with at(-2.2, 6.0, 0, 90):
        pump()
