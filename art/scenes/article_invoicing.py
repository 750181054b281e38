"""Why invoices come back: sheets ride a roller line round the work they bill; at the check one is turned back."""
from parts.core import at, box
from parts.exchangers import exchanger
from parts.gate import booth, road_barrier
from parts.ground import pad, slab, stripe
from parts.hall import curved_rollers, roller_line
from parts.papers import flat_sheet, stack
from parts.people import person
from parts.piping import pipe
from parts.scaffold import scaffold
from parts.yard import gang_box

ALT = ("Model of invoices on a roller line that runs in a loop around an exchanger and its crew: at a lowered barrier one sheet with "
       "an orange line is sent round again.")

VIEW = {"frame": 25.9, "elevation": 38}

R, HALF, W = 4.6, 4.6, 1.9


def build():
    slab(21, 14.5)
    for s in (-1, 1):
        with at(-HALF, s * R):
            roller_line(2 * HALF, .85, W)
    with at(HALF, 0):
        curved_rollers(R, -90, 90, .85, W)
    with at(-HALF, 0):
        curved_rollers(R, 90, 270, .85, W)
    z = .94
    # on their way: along the front to the right, round and back
    for x, flag in ((-3.4, None), (-1.1, None), (1.2, 2)):
        with at(x, -R, z, 90):
            flat_sheet(1.45, 1.95, 0, flag=flag)
    for a, flag in ((-42, None), (48, None)):
        with at(HALF, 0, 0, a):
            with at(R, 0, z, 180):
                flat_sheet(1.45, 1.95, 0, flag=flag)
    for x, flag in ((2.6, None), (-.4, 2), (-2.8, None)):
        with at(x, R, z, -90):
            flat_sheet(1.45, 1.95, 0, flag=flag)
    for a, flag in ((150, None), (205, 2)):
        with at(-HALF, 0, 0, a):
            with at(R, 0, z, 180):
                flat_sheet(1.45, 1.95, 0, flag=flag)
    # the check: a barrier across the line, and the two who do not agree
    with at(2.9, -R - 1.5, 0, 90):
        road_barrier(3.2, up=0)
    person(1.5, -R - 1.7, 0, 160, "point", helmet="petrol")
    person(.3, -R - 1.7, 0, 100, "talk", helmet="sheet")
    with at(8.3, -5.3):
        booth()
    with at(5.6, -6.2, 0, 10):
        stack(14, 1.3, 1.75, 0, flag=1)
    # the work in the middle
    pad(-.2, -.2, 10.4, 3.4)
    with at(.8, -.5, .12):
        exchanger(4.6, .68, 1.6)
    pipe([(2.0, -.5, 2.5), (2.0, -.5, 3.4), (2.0, 1.9, 3.4), (2.0, 1.9, .1)], .18, "petrol", .5)
    with at(-4.2, .1):
        scaffold(2, 1, 2, 1.75, 1.2, 1.9, seed=7, base=.12, boards=(1, 2), rails="esw")
        person(.9, .6, 3.86, 150, "work")
        person(2.5, .6, 3.86, 90, "stand", helmet="petrol")
    person(-.6, -1.6, .12, 180, "work")
    person(-3.4, -1.4, .12, 80, "walk")
    person(3.9, -1.6, .12, 200, "kneel")
    person(5.4, .6, 0, 70, "tablet", helmet="petrol", holds="tablet")
    # where they wait
    for x, n in ((-5.0, 6), (-1.8, 10)):
        with at(x, 6.45, 0, 90):
            box(0, 0, 0, 1.5, 2.1, .3, "petrol", .03)
            stack(n, 1.3, 1.75, .3)
    gang_box(-8.2, -6.2, 10)
    stripe((-9.8, -6.9), (9.8, -6.9), .1)
