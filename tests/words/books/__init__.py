"""What the tests must know about the words of each game; a module here is called as its game."""

from importlib import import_module
from pkgutil import iter_modules

BOOKS = {
    found.name.replace("_", "-"): import_module(f"{__name__}.{found.name}")
    for found in iter_modules(__path__)
}
