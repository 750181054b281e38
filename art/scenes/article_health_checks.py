"""Six health checks: a clipboard as large as a plant, each line with the thing that it checks."""
from parts.core import at, box, disc, facing
from parts.gate import turnstile
from parts.papers import check_box, clock, pencil, stack
from parts.people import person
from parts.scaffold import scaffold
from parts.stacks import pipe_stack
from parts.vessels import drum, manway

ALT = ("Model of a large clipboard with six check boxes: invoices, a gate, a vessel entry, piled-up scope, an empty scaffold and a "
       "clock stand on its lines while two people walk over it.")

VIEW = {"frame": 34.4, "elevation": 38, "azimuth": -50}


def build():
    box(0, 0, -.9, 22, 25, .9, "board", .2)
    box(0, -.8, 0, 20, 22.2, .1, "sheet", .03)
    box(0, 11.0, .05, 8.4, 2.2, .5, "steel", .12)
    box(0, 11.9, .3, 5.0, 1.4, .9, "graphite", .12)
    for x in (-1.9, 1.9):
        with facing((x, 10.3, .5), (0, 0, 1)):
            disc(.3, 0, .16, "ink", .02, 20)
    box(-3.4, 8.2, .1, 11, .7, .03, "petrol", 0)
    box(-6.0, 7.0, .1, 5.8, .26, .03, "graphite", 0)
    z = .1
    rows, left, right = (4.0, -2.6, -9.0), -7.4, 2.4
    states = (("tick", "tick"), ("tick", "half"), ("half", "empty"))
    for y, pair in zip(rows, states):
        for x, state in zip((left, right), pair):
            with at(x - .2, y + 1.3, z):
                check_box(1.7, state)
            box(x + 3.2, y - 1.55, z, 7.4, .12, .03, "slab_line", 0)
    with at(0, 0, z):
        # 1 the invoice lines
        with at(left + 3.4, rows[0] + .6, 0, -12):
            stack(12, 2.1, 2.8, 0, flag=2)
        person(left + 5.6, rows[0] + .3, 0, -80, "tablet", helmet="petrol", holds="tablet")
        # 2 the gate
        with at(right + 3.4, rows[0] + .7):
            turnstile()
        person(right + 3.5, rows[0] - 1.0, 0, 180, "walk")
        person(right + 5.2, rows[0] + .2, 0, -60, "stand", helmet="petrol")
        # 3 who is in there
        with at(left + 4.0, rows[1] + .6):
            drum(.95, 3.0, 1.5, 1)
            manway((.2, -.9, 1.6), (0, -1, .05), .4, is_open=True)
        person(left + 5.6, rows[1] - 1.1, 0, 110, "tablet", helmet="petrol", holds="tablet")
        # 4 the scope that grew
        with at(right + 1.6, rows[1] + .5):
            pipe_stack(4.6, 3, 5, .26)
        # 5 what serves nobody
        with at(left + 2.2, rows[2] - .4):
            scaffold(2, 1, 2, 1.8, 1.3, 1.9, mat="galv", seed=5, boards=(1, 2), rails="esnw", tag=True, ladder=False, plank="board_grey")
        # 6 how long the truth takes
        with at(right + 3.4, rows[2] + .7, 0, 10):
            clock(4.0, 1.15, 5.2)
        person(right + 5.3, rows[2] - .2, 0, 60, "walk")
        person(-.4, -5.6, 0, 40, "talk", helmet="petrol")
        person(.7, -5.3, 0, -70, "stand")
    with at(10.2, -10.4, z + .02, 96):
        pencil(10.5, .42)


