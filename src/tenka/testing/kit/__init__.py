"""The kit's tests, all of them under one roof: `from tenka.testing.kit import *` in a test file takes them over."""

from tenka.testing.kit import (
    conservation,
    contract,
    determinism,
    dump,
    end,
    legal,
    lessons,
    odds,
    play,
    redraw,
    replay,
    resampling,
    secrecy,
    tables,
    told,
    undo,
    views,
    words,
)

PARTS = (
    *(contract, words, tables, legal, play, conservation, secrecy, views, told, resampling, odds, redraw),
    *(determinism, dump, replay, undo, end, lessons),
)
TESTS = {name: test for part in PARTS for name, test in vars(part).items() if name.startswith("test_")}

__all__ = list(TESTS)
globals().update(TESTS)
