"""Stop 5: the timesheet is compared."""
from parts.shift import LIGHT, VIEW, plant

ALT = "The site office is lit; the worker and a supervisor look at one tablet."


def build():
    plant("timesheet")
