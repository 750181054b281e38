"""Contractor trends, part two: a balance. On one side numbered seats for people, on the other the work that a plant orders."""
from parts.balance import balance
from parts.core import at, box
from parts.exchangers import exchanger
from parts.ground import slab, stripe
from parts.papers import chair, stack
from parts.people import person
from parts.piping import pipe, valve
from parts.scaffold import scaffold
from parts.yard import cone

ALT = ("Model of a large beam balance in a plant: on the light side six workers beside numbered seats, on the heavy side a scaffold, "
       "an exchanger and pipework.")

VIEW = {"frame": 27.4, "elevation": 22, "azimuth": -66}


def build():
    slab(23, 10)
    balance(11.4, 7.6, 8.5, 8.3, (6.8, 4.8), left=people, right=work)
    for s in (-1, 1):
        x = s * 7.5
        for a, b in (((x - 3.4, -2.6), (x + 3.4, -2.6)), ((x + 3.4, -2.6), (x + 3.4, 2.6)), ((x + 3.4, 2.6), (x - 3.4, 2.6)), ((x - 3.4, 2.6), (x - 3.4, -2.6))):
            stripe(a, b, .14, "petrol" if s < 0 else "orange")
    person(-.9, -3.2, 0, 30, "tablet", helmet="petrol", holds="tablet")
    person(.6, -3.4, 0, -40, "point", helmet="petrol")
    with at(-8.2, -.4, 0, 12):
        stack(7, 1.3, 1.8)
    cone(3.2, -3.9)
    cone(10.8, -4.2)


def people():
    for k in range(6):
        x, y = -2.2 + (k % 3) * 2.2, .95 - (k // 3) * 2.2
        box(x, y - .1, 0, 1.5, 1.5, .05, "petrol_pale", .02)
        with at(x - .36, y + .25, .05):
            chair()
        person(x + .3, y - .15, .05, (-10, 15, 5, -20, 10, 0)[k], ("stand", "talk", "stand", "stand", "tablet", "stand")[k],
               helmet="sheet", holds="tablet" if k == 4 else None)


def work():
    with at(-2.9, .55):
        scaffold(2, 1, 2, 1.75, 1.2, 1.9, seed=5, boards=(1, 2), rails="esw")
        person(1.0, .6, 3.86, 170, "work")
        person(2.6, .6, 1.96, 175, "work", helmet="petrol")
    with at(.9, -1.35):
        exchanger(2.6, .5, 1.2)
    pipe([(-.1, -1.35, 2.0), (-.1, -1.35, 2.7), (1.6, 1.2, 2.7), (2.6, 1.2, 2.7), (2.6, 1.2, .3)], .17, "petrol", .4)
    valve((2.6, 1.2, 1.4), (0, 0, 1), .2, wheel=(0, -1, 0), mat="clay_deep")
    pipe([(1.4, 1.9, .5), (3.2, 1.9, .5)], .2, "clay")
    person(-2.3, -1.5, 0, 100, "kneel")
