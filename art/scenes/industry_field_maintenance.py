"""Field maintenance: a lone valve station on a pipeline, a small crew with its pickup, lift and tool box."""
from parts.core import at, box, cyl, rod
from parts.gate import fence
from parts.ground import pad, slab, stripe
from parts.people import person
from parts.piping import flange, pipe, valve
from parts.vehicles import boom_lift, pickup
from parts.yard import barrier, cone, gang_box, pallet, sign

ALT = "Model of a pipeline station in the field: two workers at an open valve, one measuring, one in a boom lift, beside their pickup."

VIEW = {"frame": 20.6, "azimuth": -135, "elevation": 32}


def build():
    slab(13, 15)
    # the line comes out of the ground, runs through the station and dives again
    z = 1.25
    pipe([(2.2, 6.7, -.2), (2.2, 6.7, z), (2.2, -6.7, z), (2.2, -6.7, -.2)], .42, "clay", 1.0)
    for y in (-5.2, -1.6, 2.6):
        box(2.2, y, 0, 1.0, .5, .5, "pad", .03)
        box(2.2, y, .45, .5, .24, z - .8, "ink", 0)
    for y in (-4.4, 3.9):
        flange((2.2, y, z), (0, 1, 0), .42)
    with at(2.2, -.0, z):
        valve((0, 0, 0), (0, 1, 0), .46)
    # by-pass with two small valves
    pipe([(2.2, -2.8, z + .3), (2.2, -2.8, 2.6), (.6, -2.8, 2.6), (.6, -2.8, .75), (.6, 1.6, .75), (.6, 1.6, 2.6), (2.2, 1.6, 2.6),
          (2.2, 1.6, z + .3)], .16, "petrol", .4)
    for y in (-1.8, .6):
        valve((.6, y, .75), (0, 1, 0), .17, mat="orange")
    for y in (-2.3, 1.1):
        box(.6, y, 0, .3, .3, .55, "ink", 0)
    # the vent that the lift serves
    pipe([(2.2, 5.0, z), (2.2, 5.0, 5.6)], .18, "clay", .3)
    valve((2.2, 5.0, 4.2), (0, 0, 1), .2, wheel=(-1, 0, 0))
    cyl(2.2, 5.0, 5.5, .3, .16, "steel", .02, 28)
    with at(-3.2, 5.0, 0, 0):
        reach = 4.0
        boom_lift(reach, 3.1)
        person(reach, 0, 3.1, 90, "work", helmet="petrol")
    pad(2.2, 0, 3.2, 3.0, .08)
    person(.95, -.9, .0, 120, "kneel")
    person(3.9, .3, .0, -80, "work", helmet="petrol")
    person(-.9, -2.4, 0, 100, "tablet", helmet="petrol", holds="tablet")
    person(-1.8, -.3, 0, 75, "carry", holds="case")
    with at(-3.2, -4.6, 0, -62):
        pickup(load=kit)
    gang_box(-.8, 1.7, 80)
    fence([(5.9, -7.0), (5.9, 7.0)], 2.0)
    sign(-.6, -6.6, 2, -90)
    for x, y in ((-5.4, -1.6), (-5.4, 1.2), (.2, -6.0)):
        cone(x, y)
    barrier([(-1.0, 3.0), (.6, 3.0)], "orange", .95)
    pallet(-4.9, 2.6, 0, "sheet", .5)
    stripe((-6.0, 7.0), (-6.0, -7.0), .1)
    rod((5.9, 7.0, 0), (5.9, 7.0, 3.6), .06, "ink")
    box(5.9, 7.0, 3.4, .5, .9, .05, "petrol", 0)


def kit():
    box(.3, .3, 0, .8, .6, .5, "graphite", .04)
    box(-.5, -.2, 0, .5, 1.0, .4, "orange", .04)
    rod((-.9, -.6, .6), (1.6, -.6, 1.1), .05, "steel")
