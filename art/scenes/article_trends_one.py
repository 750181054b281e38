"""Contractor trends, part one: the work has moved down the tiers, from two people at the top to a crowd at the foot."""
import random

from parts.access import caged_ladder, ring_platform, stair
from parts.core import at, box, polar
from parts.gate import turnstile
from parts.ground import stripe
from parts.people import person
from parts.scaffold import scaffold
from parts.utilities import stack
from parts.vehicles import bus
from parts.vessels import column, manway
from parts.yard import container, gang_box, office, steps

ALT = ("Model of four terraces that step down from a plant: two people stand on the highest, a few on the next, and a crowd of "
       "workers arrives by bus at the lowest.")

VIEW = {"frame": 37.4, "elevation": 28}

TIERS = ((-14.0, -7.6, 7.2), (-7.6, -1.6, 4.8), (-1.6, 4.8, 2.4), (4.8, 14.0, 0.0))     # from x, to x, height
DEPTH = 15.0


def build():
    for i, (x0, x1, z) in enumerate(TIERS):
        box((x0 + x1) / 2, 0, -1.1, x1 - x0 - .04, DEPTH, z + 1.1, "slab", .12)
        if i < 3:
            box((x0 + x1) / 2, -DEPTH / 2 + .1, z - .9, x1 - x0 - .1, .3, .34, ("petrol", "graphite", "clay_deep")[i], 0)
            stair((x1 + 2.9, 4.6, TIERS[i + 1][2]), (x1, 4.6, z), 1.5)
    owner()
    contractor()
    subcontractor()
    crowd()


def owner():
    with at(-10.8, 3.6, 7.2):
        column(1.25, 10.6, 1.6)
        ring_platform(1.25, 5.6, -170, 30, rail_gap=-20)
        ring_platform(1.25, 9.6, -180, 180, rail_gap=-20)
        caged_ladder(1.25, -20, 0, 5.6)
        caged_ladder(1.25, -20, 5.6, 9.6)
        manway(polar(1.25, -75, 6.8), polar(1, -75), .36)
    with at(-12.8, 6.2, 7.2):
        stack(.5, 9.5)
    person(-10.4, -3.2, 7.2, 60, "tablet", helmet="petrol", holds="tablet")
    person(-9.2, -3.0, 7.2, -70, "stand", helmet="petrol")
    with at(-11.9, -5.0, 7.2, 90):
        office("sheet", "petrol")


def contractor():
    with at(-4.9, -4.8, 4.8):
        office("sheet", "ink")
        with at(2.1, -1.8):
            steps(3)
    for x, y, t, pose in ((-5.8, .2, 50, "talk"), (-4.6, .4, -60, "stand"), (-5.0, -.9, 170, "tablet"), (-3.2, 3.0, 60, "walk"), (-3.4, 6.2, 90, "point")):
        person(x, y, 4.8, t, pose, helmet="sheet", holds="tablet" if pose == "tablet" else None)
    gang_box(-6.4, 5.6, 80)


def subcontractor():
    with at(.2, -5.4, 2.4):
        container("petrol", 5.4)
    with at(-.9, .9, 2.4):
        scaffold(2, 1, 1, 1.8, 1.2, 2.0, seed=3, boards=(1,), rails="esw")
        person(.8, .6, 2.06, 160, "work")
        person(2.6, .6, 2.06, 180, "work")
    for x, y, t, pose in ((-.4, -2.6, 40, "stand"), (.8, -2.2, -30, "talk"), (1.4, -3.2, -110, "stand"), (3.2, -1.6, 60, "carry"), (2.6, 3.8, 80, "walk"),
                          (3.6, 6.4, 100, "walk"), (3.4, -5.6, 30, "stand")):
        person(x, y, 2.4, t, pose, helmet="sheet", holds="tube" if pose == "carry" else None)


def crowd():
    with at(11.6, 3.1, 0, -90):
        bus(8.0)
    rnd = random.Random(11)
    poses = ("stand", "stand", "talk", "walk", "stand", "point", "talk", "stand")
    k = 0
    for i in range(7):
        for j in range(5):
            x, y = 6.2 + j * 1.15 + rnd.uniform(-.25, .25) + .5 * (i % 2), -6.4 + i * 1.25 + rnd.uniform(-.25, .25)
            if x > 10.4 and y > -.8:
                continue
            person(x, y, 0, rnd.uniform(-120, 120), poses[k % 8], helmet="orange" if k % 6 == 0 else "sheet", legs="ink" if k % 3 else "graphite")
            k += 1
    with at(7.9, 5.6, 0, 0):
        turnstile()
    person(8.2, 4.2, 0, 180, "walk")
    person(8.3, 3.0, 0, 175, "stand")
    stripe((5.4, 2.0), (13.4, 2.0), .12, "orange")
