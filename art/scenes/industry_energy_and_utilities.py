"""Energy and utilities: a cooling tower over the turbine hall, stack, transformers and the line out."""
from parts.core import at, box
from parts.ground import pad, slab
from parts.people import person
from parts.piping import pipe
from parts.scaffold import scaffold
from parts.utilities import boiler_house, catenary, cooling_tower, pylon, stack, transformer
from parts.yard import cone, gang_box

ALT = "Model of a power station in an outage: a tall cooling tower and chimney behind the turbine hall, transformers and a power line."

VIEW = {"frame": 33, "elevation": 26}


def build():
    slab(24, 17)
    with at(-6.2, 2.8):
        cooling_tower(4.9, 12.6)
    with at(3.6, 4.2):
        boiler_house(8.2, 5.4, 6.4)
    with at(9.4, 4.2):
        stack(.95, 17.5)
    pipe([(7.6, 4.2, 5.2), (9.0, 4.2, 5.2)], .45, "clay_deep", .3)
    for y in (2.6, 5.2):
        pipe([(-1.9, y, .8), (-.4, y, .8)], .34, "petrol", .3)
        box(-1.2, y, 0, .4, .9, .5, "ink", 0)
    pad(2.1, -3.2, 10.8, 3.4, .08)
    for k in range(3):
        transformer(-1.2 + k * 3.3, -3.2, 0)
    ends = []
    for x, y in ((-7.4, -5.6), (10.4, -5.6)):
        with at(x, y):
            ends.append([(x + a, y + b, z) for a, b, z in pylon(9.4)])
    for a, b in zip(*ends):
        catenary(a, b, 1.0, .04)
    for k in range(3):
        for dx in (-.55, .55):
            catenary((-1.2 + k * 3.3 + dx, -3.2, 2.7), (.6 + k * 3.2 + dx, 1.45, 5.6), .25, .03)
    with at(-2.4, -.6):
        scaffold(2, 1, 2, 1.8, 1.3, 2.0, seed=2, boards=(1, 2), rails="esw")
        person(.8, .7, 4.06, 160, "work")
        person(2.6, .7, 4.06, 100, "point", helmet="petrol")
        person(1.6, .7, 2.06, 150, "stand")
    person(2.2, -6.2, 0, 40, "tablet", helmet="petrol", holds="tablet")
    person(3.2, -5.7, 0, -80, "talk")
    person(3.0, -6.9, 0, -130, "stand")
    person(5.4, -4.9, .0, 180, "work")
    gang_box(-2.6, -5.6, 15)
    for x in (5.0, 7.4):
        cone(x, -6.6)
