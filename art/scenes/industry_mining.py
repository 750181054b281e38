"""Mining: a headframe with its winder, a covered conveyor to the stockpile, a haul truck below the bench."""
from parts.core import at, rod
from parts.ground import pad, slab
from parts.mine import bench, conveyor, headframe, winder_house
from parts.people import person
from parts.scaffold import scaffold
from parts.reactors import silo
from parts.vehicles import haul_truck, heap, pickup
from parts.yard import cone

ALT = "Model of a mine: a headframe with orange sheaves, a conveyor to an ore pile, a haul truck and a small shutdown crew."

VIEW = {"frame": 33.5, "elevation": 27}


def build():
    slab(24, 18)
    # rock benches behind
    bench([(-11.8, 2.6), (-6.0, 3.6), (-2.4, 5.6), (3.4, 5.2), (7.0, 6.6), (7.0, 8.8), (-11.8, 8.8)], 0, 1.6)
    bench([(-11.6, 5.0), (-8.2, 5.4), (-4.0, 7.1), (2.0, 7.0), (2.6, 8.7), (-11.6, 8.7)], 1.6, 1.6, "pad")
    with at(-5.4, .4):
        ropes = headframe(13.0)
        for rx, ry, rz in ropes:
            rod((rx, ry, rz), (10.2, ry, 2.6), .05, "ink", 6)
    with at(5.6, .4):
        winder_house()
    with at(8.4, 6.0):
        pad(0, 0, 4.4, 4.4)
        silo(1.7, 8.6, 2.6, "clay", "orange")
    conveyor((-4.0, 3.6, 3.6), (8.4, 6.0, 9.6), 1.1, 2)
    with at(8.6, -4.6):
        heap(2.9, 2.7, 2.8, "clay_deep", 5)
    with at(-1.2, -4.4, 0, 6):
        haul_truck()
    with at(-9.2, -5.6, 0, 30):
        pickup()
    with at(-9.4, -.5):
        scaffold(1, 1, 3, 1.7, 1.4, 2.0, seed=4, boards=(1, 3), rails="esw")
        person(.8, .7, 6.06, 120, "work", helmet="petrol")
        person(1.0, .7, 2.06, 160, "work")
    for x, y, t, pose, hat in ((-4.6, -8.0, 60, "tablet", "petrol"), (-3.6, -8.2, -70, "talk", "sheet"), (-3.9, -7.2, -20, "stand", "sheet"),
                               (4.6, -5.0, 90, "point", "petrol")):
        person(x, y, 0, t, pose, helmet=hat, holds="tablet" if pose == "tablet" else None)
    for x, y in ((4.6, -7.6), (6.6, -8.2)):
        cone(x, y)
