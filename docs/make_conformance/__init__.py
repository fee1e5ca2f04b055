"""The pages of docs/conformance: every sentence of our rules with its tests and its place in the code.

Make them anew with `python -m docs.make_conformance`.
"""

from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ("shitenno", "shogun", "tenjo")
