"""Maintenance: a scaffolded column and an opened exchanger with crews at work; one scaffold stands idle."""
from parts.access import caged_ladder, deck, ring_platform, stair
from parts.core import anchor, at, beam, box, polar, rod
from parts.exchangers import bundle, channel_head, exchanger
from parts.ground import pad, slab
from parts.people import carriers, person
from parts.piping import pipe, pipe_rack, pump, rack_pipes
from parts.scaffold import board_stack, scaffold, tag_board, tube_bundle
from parts.vessels import column, drum, manway, nozzle
from parts.yard import barrier, cone, container, gang_box, office, pallet, steps

ALT = ("Model of a refinery unit under maintenance: crews work on an orange scaffold along a column and at an "
       "opened heat exchanger, while a second scaffold stands empty and fenced off.")


def build():
    slab(32, 26)
    rack()
    main_column()
    second_column()
    structure()
    open_exchanger()
    idle_scaffold()
    site()


def rack():
    with at(-15.0, 9.8):
        pipe_rack(30, 3.6, 5)
        rack_pipes(30, [(0, -1.2, .2, "clay"), (0, -.5, .26, "petrol"), (0, .3, .16, "steel"), (0, 1.1, .22, "clay"),
                        (1, -1.25, .24, "clay"), (1, -.55, .15, "steel"), (1, .1, .3, "sheet"), (1, 1.1, .2, "petrol")],
                   bays=5, over=.6)
    anchor("pipe-rack", (13.0, 8.3, 5.75))


def main_column():
    x, y, r, h = -9, 4, 1.6, 18.5
    pad(x, y, 5, 5)
    with at(x, y, .1):
        column(r, h, 2.0)
        ring_platform(r, 8.6, -160, 30, rail_gap=-10)
        ring_platform(r, 13.2, -180, 40, rail_gap=-10)
        ring_platform(r, 17.4, -180, 180, rail_gap=-32)
        caged_ladder(r, -10, 0, 8.6)
        caged_ladder(r, -10, 8.6, 13.2)
        caged_ladder(r, -32, 13.2, 17.4)
        for z, a in ((9.7, -62), (14.3, -70)):
            manway(polar(r, a, z), polar(1, a), .42, is_open=(z < 10))
        nozzle(polar(r, 20, 11), polar(1, 20), .2)
        nozzle(polar(r, -45, 16.2), polar(1, -45), .16)
    # vapour line: over the top, down the side, across to the rack
    t = h + .1 + r * .52
    pipe([(x, y, t - .1), (x, y, t + 1.2), (x + 2.9, y, t + 1.2), (x + 2.9, y, 7.2), (x + 2.9, 9.9, 7.2),
          (x + 2.9, 9.9, 5.8)], .27, "clay", .8, flanges=((0, .5), (3, .4)))
    for z in (15, 11):
        rod((x + r, y, z), (x + 2.9, y, z), .07)
    # the working scaffold
    with at(-12.9, -.2):
        scaffold(4, 1, 5, 1.95, 1.5, 2.05, seed=3, boards=(1, 3, 5), rails="esw")
        zs = [k * 2.05 + .06 for k in range(6)]
        person(2.9, .8, zs[5], 120, "point", helmet="petrol")
        person(4.5, .9, zs[5], 170, "work")
        person(1.2, .7, zs[5], 60, "talk", helmet="orange")
        person(2.4, .8, zs[3], 150, "work")
        person(4.9, .7, zs[3], 90, "carry", holds="tube")
        person(1.6, .7, zs[1], -60, "stand", helmet="orange")
        person(5.6, .8, zs[1], 170, "work")
        anchor("scaffold", (.1, 0, 10.3))
        anchor("crew", (2.9, .7, zs[5] + 1.3))
    cone(-12.6, -1.6)


def second_column():
    x, y, r, h = -2.2, 5.2, 1.05, 12.6
    pad(x, y, 3.6, 3.6)
    with at(x, y, .1):
        column(r, h, 1.6)
        ring_platform(r, 6.8, -170, 20, .95, rail_gap=-25)
        ring_platform(r, 11.4, -180, 180, .95, rail_gap=-25)
        caged_ladder(r, -25, 0, 6.8)
        caged_ladder(r, -25, 6.8, 11.4)
        manway(polar(r, -75, 8), polar(1, -75), .36)
        nozzle(polar(r, 60, 9.4), polar(1, 60), .16)
    t = h + .1 + r * .52
    pipe([(x, y, t - .1), (x, y, t + .9), (x, y + 2.2, t + .9), (x, y + 2.2, 6.6), (x, 9.2, 6.6), (x, 9.2, 5.7)],
         .2, "petrol", .6)


def structure():
    """A steel table with a drum on top and pumps below."""
    x0, y0, x1, y1, z = 2.0, 3.4, 10.0, 7.6, 4.4
    pad((x0 + x1) / 2, (y0 + y1) / 2, x1 - x0 + 1.2, y1 - y0 + 1.2)
    deck(x0, y0, x1, y1, z, sides="nesw")
    for x in (x0, (x0 + x1) / 2, x1):
        for y in (y0, y1):
            box(x, y, .1, .3, .3, z - .2, "ink", 0)
    beam((x0, y0, .4), ((x0 + x1) / 2, y0, z - .3), .1, .1)
    beam(((x0 + x1) / 2, y0, .4), (x0, y0, z - .3), .1, .1)
    stair((x0 - 3.9, y0 + .5, .1), (x0, y0 + .5, z), .9)
    with at(6.0, 5.5, z):
        drum(1.15, 5.2, 1.9)
    pipe([(6.0, 5.5, z + 3.3), (6.0, 5.5, z + 4.2), (6.0, 9.9, z + 4.2), (6.0, 9.9, 5.9)], .18, "clay", .5)
    for i, x in enumerate((4.3, 8.0)):
        with at(x, 4.6, .1, -90):
            pump()
        pipe([(x, 5.15, 1.45), (x, 5.15, 2.9), (x, 8.3, 2.9), (x, 8.3, 4.0)], .13, "steel", .35)
    person(2.9, 4.2, z, 20, "tablet", helmet="sheet", holds="tablet")


def open_exchanger():
    """Channel head off, bundle half drawn, crew around it."""
    with at(3.6, -2.4, .1):
        pad(-1.2, 0, 11.6, 2.8)
        exchanger(6.0, .8, 1.85, opened=True)
        with at(-5.9, 0, 1.85):
            bundle(3.1, .72, 5)
        for x in (-5.2, -3.9):
            box(x, 0, .1, .3, 1.2, 1.0, "ink", 0)
            box(x, 0, 1.08, .4, 1.5, .12, "orange", .02)
        anchor("exchanger", (-.2, -.5, 2.4))
        anchor("bundle", (-4.6, -.45, 2.35))
        with at(-4.3, -2.6, -.08):
            channel_head(.8)
        person(-6.9, -.2, -.08, 90, "work", helmet="sheet")
        person(-4.9, -1.75, -.08, 180, "point", helmet="petrol")
        person(-2.4, -1.6, .02, 160, "kneel", helmet="sheet")
        pipe([(-1.86, 0, 2.9), (-1.86, 0, 3.7), (-1.86, 3.2, 3.7)], .2, "clay", .5, flanges=((0, .45),))
    gang_box(6.4, -4.9, 12)


def idle_scaffold():
    with at(11.4, -4.2):
        pad(1.9, 1.4, 5.4, 4.4, .1)
        scaffold(2, 2, 3, 1.9, 1.4, 2.0, mat="galv", seed=8, base=.1, tag=False, ladder=False, boards=(1, 3),
                 plank="board_grey")
        tag_board(.95, -.12, 1.2)
        anchor("idle-scaffold", (1.9, 0, 6.6))
    barrier([(10.2, -6.0), (12, -6.0), (13.8, -6.0), (15.5, -6.0), (15.5, -4), (15.5, -2)], "orange", .95)


def site():
    with at(-11.2, -8.6):
        office("sheet", "ink")
        with at(0, 0, 2.62):
            office("sheet", "petrol")
        with at(2.1, -2.1):
            steps(3)
    stair((-11.2 + 6.9, -9.4, 0), (-11.2 + 3.1, -9.4, 2.7), .95)
    with at(-2.6, -9.8):
        container("petrol")
    with at(5.2, -9.8):
        tube_bundle(5.0, 5, 7, "orange")
    with at(5.2, -11.4):
        board_stack(3.9, 7, 4)
    # briefing
    person(1.6, -7.4, 0, 30, "tablet", helmet="petrol", holds="tablet")
    person(2.9, -7.7, 0, -50, "stand")
    person(3.0, -6.5, 0, -110, "talk")
    person(1.9, -6.1, 0, 190, "stand", helmet="sheet")
    carriers(8.0, -6.6, 0, 90)
    pallet(12.8, -9.4, 0, "sheet", .9)
    pallet(14.2, -9.4, 0, "clay_deep", .6)
    for x in (12.2, 14.8):
        cone(x, -11)
