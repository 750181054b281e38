"""Seven pitfalls: a unit's floor with seven openings; some are guarded, one is not, a crew finds its way between them."""
from parts.access import caged_ladder, ring_platform
from parts.core import at, box, polar, rod
from parts.exchangers import exchanger
from parts.papers import stack
from parts.people import person
from parts.piping import pipe, pipe_rack, rack_pipes, valve
from parts.vessels import column, drum, manway
from parts.yard import barrier, cone, gang_box

ALT = ("Model of a plant floor with seven square pits: some are fenced in orange, one is planked over, one is open while somebody "
       "walks towards it reading.")

VIEW = {"frame": 35.6, "elevation": 40}

CELL, COLS, ROWS, DEEP = 4.0, 6, 5, 2.6
PITS = {(0, 1), (1, 3), (2, 0), (3, 2), (4, 3), (5, 1), (4, 0)}


def middle(i, j):
    return ((i - (COLS - 1) / 2) * CELL, (j - (ROWS - 1) / 2) * CELL)


def build():
    for i in range(COLS):
        for j in range(ROWS):
            x, y = middle(i, j)
            if (i, j) in PITS:
                box(x, y, -DEEP + .05, CELL - .3, CELL - .3, .3, "graphite", 0)
                if j == 0:                                  # the edge of the floor
                    box(x, y - CELL / 2 + .16, -DEEP, CELL - .02, .3, DEEP, "slab", .03)
                if i == COLS - 1:
                    box(x + CELL / 2 - .16, y, -DEEP, .3, CELL - .02, DEEP, "slab", .03)
                if i == 0:
                    box(x - CELL / 2 + .16, y, -DEEP, .3, CELL - .02, DEEP, "slab", .03)
            else:
                box(x, y, -DEEP, CELL, CELL, DEEP, "slab", .06)
    guarded = ((0, 1), (1, 3), (4, 3), (5, 1))
    for i, j in guarded:
        x, y = middle(i, j)
        d = CELL / 2 + .25
        e = min(d, COLS * CELL / 2 - abs(x) - .3) if i in (0, COLS - 1) else d
        a, b = (x - (e if i == 0 else d)), (x + (e if i == COLS - 1 else d))
        barrier([(a, y - d), (b, y - d), (b, y + d), (a, y + d), (a, y - d)], "orange", 1.0)
    plant()
    people()


def plant():
    with at(-11.8, 8.2):
        pipe_rack(23.6, 2.8, 5, (3.0, 4.5))
        rack_pipes(23.6, [(0, -.7, .2, "clay"), (0, 0, .24, "petrol"), (0, .8, .16, "steel"), (1, -.7, .24, "sheet"), (1, .1, .18, "petrol"),
                          (1, .8, .22, "clay")], (3.0, 4.5), 5, .1)
    with at(*middle(0, 3)):
        column(1.2, 10.5, 1.6)
        ring_platform(1.2, 6.0, -170, 30, rail_gap=-20)
        ring_platform(1.2, 9.6, -180, 180, rail_gap=-20)
        caged_ladder(1.2, -20, 0, 6.0)
        caged_ladder(1.2, -20, 6.0, 9.6)
        manway(polar(1.2, -75, 7.2), polar(1, -75), .36)
    x, y = middle(3, 3)
    with at(x, y + .2):
        drum(.85, 2.0, 1.7, 1)
    with at(-6.2, .3):
        exchanger(2.6, .5, 1.2)
    x, y = middle(2, 2)
    pipe([(x - 1.2, y + 1.2, .0), (x - 1.2, y + 1.2, 1.2), (x + 1.2, y + 1.2, 1.2), (x + 1.2, y + 1.2, 0)], .16, "petrol", .4)
    valve((x, y + 1.2, 1.2), (1, 0, 0), .17)


def people():
    # single file, with an old hand in front
    for k, (px, py, t) in enumerate(((-5.4, -4.6, 115), (-4.0, -3.6, 130), (-2.4, -2.6, 120), (-.6, -2.2, 95))):
        person(px, py, 0, t, "walk", helmet="petrol" if k == 3 else "sheet")
    # the unguarded one: somebody reads while walking towards it
    x, y = middle(3, 2)
    person(x + 2.6, y - .4, 0, -90, "tablet", helmet="sheet", holds="tablet")
    # a ladder out of one, planks over another
    x, y = middle(4, 0)
    for s in (-.25, .25):
        rod((x + .9 + s, y + .5, -DEEP + .3), (x + .9 + s, y + 1.95, 1.0), .05, "orange", 8)
    for k in range(9):
        t = k / 9
        rod((x + .65, y + .5 + 1.45 * t, -DEEP + .5 + 3.3 * t), (x + 1.15, y + .5 + 1.45 * t, -DEEP + .5 + 3.3 * t), .035, "orange", 6)
    person(x + .9, y + .85, -1.35, 180, "climb", helmet="sheet")
    person(x - .6, y + 2.6, 0, 20, "point", helmet="petrol")
    x, y = middle(2, 0)
    for k in range(3):
        box(x - .5 + k * .5, y, .0, .44, CELL + 1.0, .08, "board", 0)
    x, y = middle(4, 3)
    person(x - 3.1, y - 2.6, 0, 120, "talk", helmet="petrol")
    person(x - 2.0, y - 2.9, 0, -100, "stand")
    x, y = middle(5, 3)
    with at(x, y - 1.0, 0, 10):
        stack(9, 1.3, 1.8, 0, flag=3)
    gang_box(-10.6, -9.2, 10)
    x, y = middle(3, 1)
    cone(x + 1.4, y - 1.5)
    cone(x - 1.2, y - 1.5)
