"""From paper to record: half past five at the gate; a crew from the bus, a board with eleven sheets, one card that stays red."""
from parts.core import at, box, lamp
from parts.gate import booth, fence, turnstile
from parts.ground import slab, stripe
from parts.papers import clock, notice_board
from parts.people import person
from parts.vehicles import bus
from parts.yard import light_tower

ALT = ("Model of a plant gate before sunrise: a crew walks from its bus to two turnstiles, one worker waits outside, and a board "
       "beside the guardhouse holds eleven sheets of paper.")

VIEW = {"frame": 23.4, "elevation": 26}

LIGHT = {
    "sky": "#b9cfe0", "sky_strength": 0.62,
    "sun": "#ffd9b0", "sun_strength": 1.15, "sun_angle": 9, "sun_from": (-0.8, -0.3, 0.42),
}


def build():
    slab(18, 14)
    box(-4.6, -4.8, -.04, 8.6, 3.6, .06, "road", 0)
    with at(-4.2, -5.0, .02):
        bus(8.0)
    y = 2.2
    fence([(-8.6, y), (-5.0, y)])
    fence([(-2.0, y), (-1.7, y)])
    for x in (-.6, 1.4):
        with at(x, y):
            turnstile()
    with at(-3.5, y + .2):
        booth()
    fence([(2.5, y), (8.6, y)])
    with at(7.3, -.7, 0, 45):
        notice_board(4, 3, 1, flags=(1, 6))
    # eleven go in
    for k, (px, py, t, pose) in enumerate(((-.6, 1.0, 180, "walk"), (-.7, -.2, 180, "stand"), (-1.1, -1.3, 170, "stand"), (-1.6, -2.4, 160, "walk"),
                                           (1.4, .9, 180, "walk"), (1.3, -.4, 185, "stand"), (.9, -1.6, 170, "talk"), (-.1, -2.9, 160, "walk"),
                                           (-1.0, -3.6, 130, "walk"), (-.4, 4.2, 180, "walk"), (1.7, 5.2, 170, "walk"))):
        person(px, py, 0, t, pose, helmet="sheet", holds="case" if k in (3, 7) else None)
    # the twelfth
    person(3.0, -1.2, 0, 20, "stand", helmet="orange")
    person(3.9, -.7, 0, -60, "tablet", helmet="petrol", holds="tablet")
    person(4.6, -3.0, 0, 130, "point", helmet="petrol")
    with at(-6.6, -.6):
        clock(4.4, 1.0, 5.5)
    light_tower(3.4, 1.1, 0, 1200, (1.2, -2.4, .8))
    lamp((.4, -1.4, 5.4), (.4, .4, 0), 700, size=.5, cone=110)
    lamp((8.8, -5.6, 5.0), (7.3, -.7, 2.6), 500, size=.5, cone=80)
    for x in (-.6, 1.4):
        stripe((x - .9, -3.0), (x - .9, 1.0), .1)
    stripe((2.3, -3.0), (2.3, 1.0), .1)
