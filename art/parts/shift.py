"""The plant of one shift: a gate, an exchanger whose bundle is pulled, a handoff, an office, an invoice.

It's drawn once before sunrise, and once for each stop of the shift with the light on that stop. The worker
whose shift it is, in an orange helmet, is there only where the light is.
"""
from .access import caged_ladder, ring_platform
from .core import anchor, at, box, lamp, polar
from .crane import gantry_crane
from .exchangers import bundle, channel_head, exchanger
from .gate import booth, fence, turnstile
from .ground import pad, plinth, slab, stripe
from .papers import notice_board, standing_sheet
from .people import person
from .piping import pipe, pipe_rack, rack_pipes
from .scaffold import scaffold
from .vessels import column, manway
from .yard import cone, gang_box, high_mast, office, steps

VIEW = {"frame": 31.5}

LIGHT = {
    "sky": "#8fb0cc", "sky_strength": 0.23,
    "sun": "#ffcfa4", "sun_strength": 0.27, "sun_angle": 12, "sun_from": (-0.8, -0.3, 0.4),
}

# what the light of a stop is on
STOPS = {
    "gate-in": (-9.2, -6.6, 1.2),
    "work": (-7.4, 2.6, 2.0),
    "handoff": (-1.4, -2.2, 1.4),
    "gate-out": (-3.4, -6.6, 1.2),
    "timesheet": (8.4, -.6, 1.4),
    "invoice": (8.2, -6.4, 2.0),
}


def plant(stop=None):
    """Everything on its slab, with the light on one of STOPS or on none."""
    slab(24, 18)
    rack()
    tower()
    gate(stop)
    exchanger_bay(stop)
    handoff(stop)
    site_office(stop == "timesheet")
    invoice(stop == "invoice")
    with at(-11.3, 6.2, 0, 40):
        high_mast(0, 0, 9.5)
    if stop:
        x, y, z = STOPS[stop]
        lamp((x - 1.5, y - 3.2, 7.5), (x, y, .8), 4600, "#ffc285", .5, 68)
        anchor("light", (x, y, z))


def worker(x, y, turn, pose, **more):
    """The worker whose shift it is."""
    person(x, y, 0, turn, pose, helmet="orange", **more)


def rack():
    with at(-11.4, 7.4):
        pipe_rack(22.8, 2.4, 4)
        rack_pipes(22.8, [(0, -.7, .2, "clay"), (0, .1, .26, "petrol"), (0, .8, .16, "steel"),
                          (1, -.7, .24, "sheet"), (1, .1, .15, "petrol"), (1, .8, .2, "clay")], over=.4)


def tower():
    x, y, r, h = 4.6, 3.9, 1.35, 10.4
    pad(x, y, 4.2, 4.2)
    with at(x, y, .1):
        column(r, h, 1.8)
        ring_platform(r, 5.4, -170, 30, .95, rail_gap=-20)
        ring_platform(r, 9.4, -180, 180, .95, rail_gap=-20)
        caged_ladder(r, -20, 0, 5.4)
        caged_ladder(r, -20, 5.4, 9.4)
        manway(polar(r, -72, 6.6), polar(1, -72), .38)
    top = h + .1 + r * .52
    pipe([(x, y, top - .1), (x, y, top + .8), (x, 6.6, top + .8), (x, 6.6, 5.9)], .2, "petrol", .6)
    with at(x - 4.0, y - 1.4):
        scaffold(2, 1, 3, 1.2, 1.2, 1.9, seed=5, boards=(2, 3), rails="esw")
        person(1.0, .6, 5.76, 150, "work")


def gate(stop):
    """Two turnstiles beside the gatehouse: in on the left, out on the right."""
    y = -6.0
    fence([(-11.7, y), (-10.6, y)])
    fence([(-8.4, y), (-7.4, y)])
    fence([(-4.8, y), (-4.6, y)])
    fence([(-2.4, y), (.6, y)])
    for x in (-9.5, -3.5):
        with at(x, y):
            turnstile()
    with at(-6.1, y + .2):
        booth()
    stripe((-11.6, -8.4), (2.2, -8.4))
    if stop == "gate-in":
        worker(-10.1, -7.9, 175, "work")
        person(-10.9, -8.6, 0, 165, "stand")
        person(-9.4, -4.2, 0, 190, "walk", helmet="petrol")
    if stop == "gate-out":
        worker(-3.6, -7.9, 10, "walk")
        person(-2.2, -8.5, 0, 40, "walk")
        person(-3.6, -3.9, 0, 0, "walk")


def exchanger_bay(stop):
    """The channel head is off, the bundle is half drawn and hangs from a gantry."""
    with at(-4.2, 2.8):
        pad(-2.0, 0, 11.4, 2.8)
        exchanger(6.0, .8, 1.95, opened=True)
        with at(-6.4, 0, 1.95):
            bundle(3.5, .72, 5)
        for x in (-5.8, -4.2):
            box(x, 0, .1, .3, 1.2, 1.05, "ink", 0)
            box(x, 0, 1.13, .4, 1.5, .12, "orange", .02)
        with at(-1.2, -2.6):
            channel_head(.8)
        person(-2.6, -1.7, 0, 120, "point", helmet="petrol")
    with at(-11.0, 2.8):
        gantry_crane(10.2, 5.6, trolley=.18, hook=3.2)
    gang_box(-1.2, .2, 10)
    if stop == "work":
        worker(-9.3, .7, 200, "work")
        person(-10.9, 1.4, 0, 140, "kneel")
        person(-7.4, .4, 0, 175, "tablet", helmet="petrol", holds="tablet")


def handoff(stop):
    """A marked square in front of the task board."""
    with at(-1.8, -2.4):
        for s in (-1, 1):
            stripe((s * 2.6, -1.9), (s * 2.6, 1.9))
            stripe((-2.6, s * 1.9), (2.6, s * 1.9))
    with at(.6, -.7):
        notice_board(3, 1, 0, (1,))
    if stop == "handoff":
        with at(-1.8, -2.4):
            worker(-.5, -.2, 75, "point")
            for x, y, turn, pose in ((-1.5, .8, 80, "stand"), (-1.7, -.7, 100, "talk")):
                person(x, y, 0, turn, pose, helmet="sheet")
            for x, y, turn, pose in ((.7, .2, -85, "tablet"), (1.7, .9, -80, "stand"), (1.6, -.7, -110, "talk")):
                person(x, y, 0, turn, pose, helmet="petrol", holds="tablet" if pose == "tablet" else None)


def site_office(lit):
    with at(8.6, 1.6):
        office("sheet", "ink", lit=lit)
        with at(2.1, -2.1):
            steps(3)
    if lit:
        worker(7.6, -1.5, 60, "point")
        person(8.7, -1.6, 0, -90, "tablet", helmet="petrol", holds="tablet")


def invoice(lit):
    """A sheet as high as two floors; one line of it is what the shift comes to."""
    with at(8.4, -6.2):
        plinth(0, 0, 4.2, 1.4, .35)
        with at(0, 0, .3):
            standing_sheet(3.3, 4.3, 6, 3 if lit else None)
    for x in (5.4, 11.4):
        cone(x, -7.6)
    if lit:
        worker(6.1, -7.3, 200, "stand")
        person(10.7, -7.2, 0, 150, "tablet", helmet="petrol", holds="tablet")
