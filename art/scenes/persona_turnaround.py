"""Turnaround: dusk on the night shift. A crawler crane holds the head of an opened reactor, two crews hand over."""
import math

from parts.access import caged_ladder, ring_platform
from parts.core import anchor, at, box, cyl, disc, ellipse_head, facing, lamp, lathe, polar, ring, rod, sweep, wire, fillet
from parts.crane import crawler_crane, slings
from parts.ground import pad, slab, stripe
from parts.people import person
from parts.piping import pipe, pipe_rack, rack_pipes
from parts.scaffold import scaffold
from parts.vessels import column, drum, manway, nozzle
from parts.yard import barrier, cone, gang_box, light_tower, office, steps

ALT = ("Model of a plant turnaround at dusk: a crawler crane holds the removed head above an opened reactor, nobody "
       "inside the barriers below, while the day and night crews hand over under work lights.")

LIGHT = {
    "sky": "#b3cbde", "sky_strength": 0.6,
    "sun": "#ffe0c0", "sun_strength": 0.95, "sun_angle": 10, "sun_from": (-0.75, -0.35, 0.55),
}

COLUMN = (1.5, 3.2)
R, TOP = 2.0, 11.6
CRANE = (-9.2, -5.2)


def build():
    slab(32, 26)
    rack()
    opened_column()
    lift()
    drum_entry()
    handover()
    laydown()


def rack():
    with at(-15.0, 9.8):
        pipe_rack(30, 3.6, 5)
        rack_pipes(30, [(0, -1.2, .2, "clay"), (0, -.5, .26, "petrol"), (0, .3, .16, "steel"), (0, 1.1, .22, "clay"),
                        (1, -1.25, .24, "clay"), (1, -.55, .15, "steel"), (1, .1, .3, "sheet"), (1, 1.1, .2, "petrol")],
                   bays=5, over=.6)


def opened_column():
    x, y = COLUMN
    pad(x, y, 6.4, 6.4)
    with at(x, y, .1):
        column(R, TOP, 2.0, top=False)
        for i in range(28):
            p = polar(R + .14, i * 360 / 28)
            rod((p.x, p.y, TOP - .2), (p.x, p.y, TOP + .12), .05, "ink", 6)
        ring_platform(R, TOP - 1.3, -180, 180, 1.35, rail_gap=-20)
        ring_platform(R, 6.6, -170, 40, 1.1, rail_gap=-20)
        caged_ladder(R, -20, 0, 6.6)
        caged_ladder(R, -20, 6.6, TOP - 1.3)
        manway(polar(R, -70, 7.8), polar(1, -70), .42, is_open=True)
        manway(polar(R, 5, 4.0), polar(1, 5), .42)
        anchor("open-column", (1.1, -1.2, TOP))
    with at(x - 3.6, y - 4.7):
        scaffold(3, 1, 3, 1.9, 1.4, 2.0, seed=5, boards=(1, 3), rails="esw")
        anchor("scaffold", (2.85, 0, 4.06))
    pipe([(x + R, y + .4, 9.0), (x + R + 1.6, y + .4, 9.0), (x + R + 1.6, y + .4, 7.0), (x + R + 1.6, 9.6, 7.0),
          (x + R + 1.6, 9.6, 5.8)], .24, "clay", .6, flanges=((0, .35),))
    pipe([(x - R, y + 1, 5), (x - R - 1.5, y + 1, 5), (x - R - 1.5, y + 1, 7.4), (x - R - 1.5, 9.4, 7.4), (x - R - 1.5, 9.4, 5.8)],
         .18, "petrol", .5, flanges=((0, .35),))


def lift():
    """The crane, the lifted head over the column, and nobody below: two hold the tag lines from outside the barriers."""
    x, y = COLUMN
    cx, cy = CRANE
    dx, dy = x - cx, y - cy
    slew, reach = math.degrees(math.atan2(dy, dx)), math.hypot(dx, dy)
    head, hook = 15.0, 18.2
    with at(cx, cy):
        box(0, 0, -.02, 8.0, 6.6, .14, "board", .02, 20)
        with at(0, 0, .12):
            crawler_crane(reach - .25, 22.4, hook - .12, slew, 20, bays=14)
        anchor("crane", (math.cos(math.radians(slew)) * reach * .55, math.sin(math.radians(slew)) * reach * .55, 13.6))
    with at(x, y, head):
        lathe([(R + .28, 0), (R + .28, .18), (R, .18), (R, .7)] + ellipse_head(R, .7, R * .52), "clay", 72)
        lathe([(R + .28, 0), (R - .1, 0), (R - .1, .6), (0, 1.0)], "graphite", 72)
        ring(R, .05, .72, "clay_deep", 8)
        nozzle((0, 0, .7 + R * .5), (0, 0, 1), .3, .4)
        nozzle((R * .55, -R * .3, .7 + R * .42), (.2, -.1, 1), .16, .3)
        pts = [polar(R * .72, a, .7 + R * .36) for a in (20, 110, 200, 290)]
        for p in pts:
            box(p.x, p.y, p.z - .05, .14, .14, .3, "orange", .02)
        slings((0, 0, hook - head - .15), [(p.x, p.y, p.z + .15) for p in pts])
        anchor("crane-load", (.9, -.9, 1.3))
    for rim, hand, turn in (((x - 1.2, y - R, head + .1), (-2.4, -4.6), 30), ((x + R + .25, y - .3, head + .1), (7.2, -2.2), -60)):
        person(*hand, 0, turn, "work", helmet="sheet")
        wire([rim, (hand[0], hand[1], 1.2)], .025, "orange", 1.2)
    person(-5.6, -9.0, 0, 150, "point", helmet="petrol")
    barrier([(-3.6, -3.2), (-3.6, -1.4), (-3.6, .4), (-3.6, 2.4)], "orange", .95)
    barrier([(-3.6, -3.2), (-1.5, -3.2), (.6, -3.2), (2.7, -3.2), (4.8, -3.2)], "orange", .95)
    barrier([(4.8, -3.2), (4.8, -1.1), (4.8, 1.0), (4.8, 3.1)], "orange", .95)


def drum_entry():
    """A drum opened for entry: hole watch, ventilation hose, lit inside."""
    with at(9.6, 4.0):
        pad(0, 0, 9.0, 3.4)
        with at(0, 0, .1):
            drum(1.25, 6.0, 2.0, 2)
        manway((.9, -1.2, 2.3), (0, -1, .1), .42, is_open=True)
        person(2.6, -2.0, .1, 60, "tablet", helmet="petrol", holds="tablet")
        person(1.0, -2.2, .1, 180, "work", helmet="sheet")
        # blower and hose into the drum
        with at(-2.8, -2.6):
            box(0, 0, 0, 1.1, .8, .12, "ink", .02)
            with facing((0, -.35, .62), (0, 1, 0)):
                disc(.48, 0, .6, "orange", .05, 32)
                disc(.3, -.02, .05, "dark", 0, 24)
        pts = fillet([(-2.4, -2.4, .75), (-1.2, -2.4, .75), (-.6, -2.2, 2.4), (.7, -1.9, 2.5), (.8, -1.1, 2.35)], .8, 10)
        sweep(pts, .2, "sheet", 14)
        anchor("vessel-entry", (1.0, -1.7, 2.7))
        anchor("foreman", (2.6, -2.0, 1.7))
        pipe([(-2.2, 0, 3.6), (-2.2, 0, 4.6), (-2.2, 4.6, 4.6), (-2.2, 4.6, 4.9)], .16, "clay", .4)
    light_tower(14.9, 1.2, 0, 1300, (10.4, 2.0, 1))


def handover():
    """Two crews face each other under a light; the leads share a tablet."""
    with at(4.6, -6.4):
        person(-.45, .1, 0, 70, "tablet", helmet="sheet", holds="tablet")
        person(.6, -.1, 0, -100, "talk", helmet="petrol")
        for i, (px, py, t, pose, hat) in enumerate([
                (-1.5, .9, 75, "stand", "sheet"), (-1.7, -.3, 95, "talk", "sheet"), (-1.2, -1.4, 125, "stand", "sheet"),
                (1.7, .8, -80, "stand", "petrol"), (1.9, -.5, -95, "talk", "petrol"), (1.3, -1.6, -130, "stand", "petrol")]):
            person(px, py, 0, t, pose, helmet=hat)
        for sx in (-1, 1):
            stripe((sx * 3, -2.6), (sx * 3, 2.2), mat="sheet")
        stripe((-3, -2.6), (3, -2.6), mat="sheet")
        stripe((-3, 2.2), (3, 2.2), mat="sheet")
        anchor("handover", (0, 0, 2.2))
    light_tower(.8, -10.8, 0, 2400, (4.4, -6.4, .8))
    with at(13.0, -7.6, 0, 90):
        office("sheet", "ink", lit=True)
        with at(2.1, -2.1):
            steps(3)
        anchor("site-office", (-1.7, -1.25, 1.6))
    person(9.6, -9.6, 0, -100, "walk", helmet="sheet")
    anchor("worker", (9.6, -9.6, 1.6))
    person(14.9, -11.2, 0, 200, "walk", helmet="petrol")
    anchor("supervisor", (14.9, -11.2, 1.6))


def laydown():
    """Trays lifted out of the column, on bearers."""
    with at(-2.6, -9.6):
        for s in (-1, 0, 1):
            box(0, s * 1.1, 0, 3.6, .2, .16, "board", 0)
        for k in range(5):
            cyl(.04 * (k % 2), 0, .16 + k * .2, 1.75, .09, "steel", .01, 56)
            for s in (-.6, .6):
                box(s, 0, .25 + k * .2, .12, 2.6, .11, "graphite", 0)
        for i in range(-4, 5):
            for j in range(-4, 5):
                if i * i + j * j < 17 and abs(i) not in (2,):
                    cyl(i * .34, j * .34, 1.05, .09, .05, "graphite", 0, 10)
    gang_box(-1.6, -5.0, 10)
    gang_box(-.1, -4.7, 10, "petrol")
    light_tower(-14.2, 3.6, 0, 2600, (-8.6, -3.4, 2))
    lamp((6.5, -5.5, 10.5), (1.6, 2.2, 12.2), 4200, size=.5, cone=80)
    for p in ((-4.6, -11.8), (-.4, -11.8)):
        cone(*p)
