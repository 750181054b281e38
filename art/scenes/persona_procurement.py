"""Procurement: a laydown yard. Three bidders' stacks of the same kit side by side, a truck at the gate."""
from parts.core import anchor, at, box, facing, lathe, wire
from parts.crane import gantry_crane, slings
from parts.gate import booth, fence, road_barrier, truck, turnstile
from parts.ground import slab, stripe
from parts.people import person
from parts.scaffold import board_stack, tube_bundle
from parts.stacks import elbow_crate, pipe_stack, valve_row
from parts.vessels import drum
from parts.yard import cable_drum, container, forklift, gang_box, high_mast, pallet, sign

ALT = ("Model of a laydown yard: three bidders' stacks of the same pipes, scaffold tubes and crates stand side by side "
       "in marked bays, inspected by a small crew, while a loaded truck waits at the gate.")


def build():
    slab(32, 26)
    gate()
    bays()
    store()
    gantry()


def gate():
    """Road, booth, turnstile, barrier and fence along the front left edge."""
    box(-11.2, 0, -.04, 4.4, 25.2, .06, "road", 0)
    for s in (-1, 1):
        stripe((-11.2 + s * 2.0, -12.4), (-11.2 + s * 2.0, 12.4), .12)
    y = -10.6
    fence([(-15.6, y), (-13.7, y)])
    with at(-13.5, y + .02):
        road_barrier(4.6, up=62)
    with at(-7.6, y + .3):
        booth()
    with at(-5.2, y):
        turnstile()
        anchor("gate", (0, -.9, 2.6))
    fence([(-4.1, y), (-3.0, y)])
    fence([(-15.6, y), (-15.6, 12.4), (-13.6, 12.4)])
    person(-5.3, y - 1.5, 0, 180, "walk", helmet="sheet")
    person(-6.6, y - 1.7, 0, 170, "stand", helmet="sheet")
    person(-5.0, y + 2.0, 0, 180, "walk", helmet="sheet")
    with at(-11.2, .6, .02, 90):
        truck(7.4)
        with at(-7.1, -.55, 1.27):
            pipe_stack(6.6, 2, 2, .26, "clay")
        with at(-7.1, .65, 1.27):
            tube_bundle(6.4, 4, 5)
        anchor("truck", (.5, -1.2, 2.3))
    person(-8.4, .2, 0, -90, "tablet", helmet="petrol", holds="tablet")


def bays():
    """One bay per bidder: the same list of kit, three quantities."""
    sizes = ((4, 2, 3, 3, 1), (5, 3, 5, 5, 2), (7, 5, 7, 8, 3))     # pipe columns, rows, tube rows, board rows, crates
    names = ("bid-a", "bid-b", "bid-c")
    for i, (cols, rows, tubes, boards, crates) in enumerate(sizes):
        cx = -1.4 + i * 6.4
        x0, x1, y0, y1 = cx - 2.7, cx + 2.7, -9.2, .6
        for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
            stripe(a, b, .2 if i == 1 else .12, "petrol" if i == 1 else "graphite")
        with at(cx - .7, -4.4, 0, 90):
            pipe_stack(4.6, rows, cols, .24, "clay")
        anchor(names[i], (cx - .7, -4.2, .35 + .45 * rows))
        with at(cx + 1.9, -4.4, 0, 90):
            tube_bundle(4.4, tubes, 5)
        with at(cx - 1.7, -6.2, 0):
            board_stack(3.0, boards, 3)
        for k in range(crates):
            elbow_crate(cx - 1.7 + k * 1.75, -7.8, 0)
        sign(cx, -9.4, i + 1, mat="petrol" if i == 1 else "graphite")
    for px, py, t, pose, hat, h in ((1.75, -5.0, 80, "tablet", "petrol", "tablet"), (1.8, -3.8, 100, "point", "sheet", None),
                                    (1.5, -6.2, 60, "stand", "sheet", None)):
        person(px, py, 0, t, pose, helmet=hat, holds=h)
    anchor("crew", (1.7, -5.0, 1.5))


def store():
    """Behind the bays: containers, a delivered drum, cable, pallets."""
    for x, y, z, m in ((-4.6, 10.6, 0, "petrol"), (-4.6, 10.6, 2.6, "graphite"), (-4.6, 10.6, 5.2, "clay_deep"),
                       (2.0, 10.6, 0, "clay_deep"), (2.0, 10.6, 2.6, "petrol"), (-4.6, 7.6, 0, "graphite")):
        with at(x, y, z):
            container(m)
    with at(10.4, 10.0):
        drum(1.3, 6.4, 1.9, 2)
    forklift(-3.8, 3.6, 20, .5, lambda: pallet(0, 0, 0, "sheet", .7))
    cable_drum(-6.8, 4.4, 30)
    cable_drum(-6.9, 2.4, 10, .65, .7, "graphite")
    valve_row(-7.6, 6.6, 4, 90)
    high_mast(-14.6, 11.6, 9.5, 30)
    gang_box(14.4, 1.8, 90)
    pallet(13.6, 4.2, 0, "sheet", .9)
    pallet(13.6, 5.7, 0, "clay_deep", .6)


def gantry():
    """A rail gantry sets a bundle of pipes down."""
    with at(0.4, 5.0):
        for x in (0, 11.6):
            box(x, .8, 0, .3, 7.4, .1, "graphite", 0)
        gantry_crane(11.6, 7.4, trolley=.42, hook=4.1)
        with at(11.6 * .42, 0):
            with at(-2.6, 0, 2.0):
                pipe_stack_hung()
            slings((0, 0, 3.95), [(sx * 1.5, sy * .53, 2.35) for sx in (-1, 1) for sy in (-1, 1)])
            for sx in (-1.5, 1.5):
                wire([(sx, -.53, 2.35), (sx, -.5, 2.05), (sx, -.3, 1.97), (sx, .3, 1.97), (sx, .5, 2.05), (sx, .53, 2.35)],
                     .035, "ink", .1)
    person(4.0, 3.2, 0, 150, "point", helmet="petrol")
    person(8.2, 4.2, 0, 120, "stand", helmet="sheet")


def pipe_stack_hung():
    """Three pipes, their lower edge on z = 0."""
    for y, z in ((-.26, .26), (.26, .26), (0, .7)):
        with facing((0, y, z), (1, 0, 0)):
            lathe([(.25, 0), (.25, 5.2), (.2, 5.2), (.2, 5.1), (0, 5.1)], "clay", 28)
            lathe([(0, .1), (.2, .1), (.2, 0), (.25, 0)], "graphite", 28)
