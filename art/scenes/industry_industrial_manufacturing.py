"""Industrial manufacturing: a cut-open hall between two production runs, a press retrofit under the bridge crane."""
from parts.core import at, box
from parts.crane import slings
from parts.ground import slab, stripe
from parts.hall import bridge_crane, press, robot, roller_line, sawtooth_hall
from parts.people import person
from parts.scaffold import scaffold
from parts.yard import barrier, cone, gang_box, pallet

ALT = "Model of a production hall with a sawtooth roof, cut open: presses, a robot line and crews who lift a machine part with the bridge crane."

VIEW = {"frame": 30.5, "elevation": 33}


def build():
    slab(22, 17)
    box(-.6, 1.0, 0, 18.6, 12.8, .08, "pad", .03)
    with at(-9.4, -4.6, .08):
        sawtooth_hall(17.2, 11.6, 6.4, 3, 2.1)
        for y in (.3, 11.3):
            box(8.6, y, 5.0, 17.0, .3, .35, "ink", 0)
        hx, hy, hz = bridge_crane(11.6, 13.4, 5.4, 3.9, .3)
        with at(hx, hy, 1.7):
            box(0, 0, 0, 2.2, 1.6, .8, "steel", .06)
            box(0, 0, .78, 1.6, 1.1, .16, "petrol", .03)
            slings((0.1, 0, hz - 1.7), [(sx * .9, sy * .6, .9) for sx in (-1, 1) for sy in (-1, 1)])
        person(hx - 2.2, hy - .2, 0, 70, "point", helmet="petrol")
        person(hx + .6, hy - 1.9, 0, 170, "work")
        for k, x in enumerate((2.3, 6.9)):
            with at(x, 8.6):
                press(4.6)
        with at(12.2, 8.6):
            box(0, 0, 0, 3.4, 2.4, .2, "pad", .03)
            box(0, 0, .2, 3.0, 2.0, 1.0, "petrol", .06)
            for x in (-1.25, 1.25):
                for y in (-.75, .75):
                    box(x, y, 1.1, .42, .42, 2.4, "petrol", .04)
        with at(10.2, 6.0):
            scaffold(2, 1, 1, 1.9, 1.1, 2.0, seed=3, boards=(1,), rails="esw")
            person(1.2, .6, 2.06, 180, "work")
            person(2.8, .6, 2.06, 170, "work", helmet="petrol")
        with at(.6, 4.6):
            roller_line(9.0)
            for x in (1.0, 3.4, 6.0, 8.0):
                box(x, 0, .94, .9, .7, .35, "clay_deep", .06)
        for x, t in ((2.6, 80), (6.4, 100)):
            with at(x, 2.9):
                robot(t)
        person(4.4, 2.6, 0, 150, "work")
        person(1.0, 2.2, 0, 60, "tablet", helmet="petrol", holds="tablet")
        barrier([(9.8, 4.4), (9.8, 2.4), (9.8, .6)], "orange", .95)
        for x in (.4, 16.8):
            stripe((x, 1.2), (x, 10.6), .12, "orange", .02)
    gang_box(1.6, -6.4, 10)
    pallet(-1.0, -6.6, 0, "sheet", .9)
    pallet(-2.8, -6.6, 0, "clay_deep", .6)
    person(3.6, -6.4, 0, 60, "talk")
    person(4.6, -6.4, 0, -70, "stand", helmet="petrol")
    cone(6.6, -6.6)
    cone(8.6, -5.6)
