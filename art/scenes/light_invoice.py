"""Stop 6: the invoice line."""
from parts.shift import LIGHT, VIEW, plant

ALT = "Light on the invoice sheet, where one line is orange."


def build():
    plant("invoice")
