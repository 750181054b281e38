"""Plant parts for the clay-model scenes. All lengths in metres, all angles in degrees.

+x runs to the lower right of the picture, +y to the upper right, z is up.
The camera looks from (+x, -y): an angle of -45 on a round vessel faces it.
"""
