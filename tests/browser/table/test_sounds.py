"""Every sound as it would be heard, rendered without loudspeakers: there, short, and as loud as the others."""

import json
from math import log10

from tests.browser.conftest import Visit
from web.build import Client

NAMES = ("turn", "event", "chat", "hurry", "refused", "end")
SECONDS = 4
# Of each sound: its peak, where it begins and ends, how long it is heard, and the loudest tenth of a second.
RENDER = """
async ([file, names, seconds]) => {
  const { play } = await import(file);
  const rendered = async (name) => {
    const context = new OfflineAudioContext(1, seconds * 44100, 44100);
    play(context, name);
    const wave = (await context.startRendering()).getChannelData(0);
    const loudness = [];
    for (let at = 0; at < wave.length; at += 4410)
      loudness.push(Math.sqrt(wave.subarray(at, at + 4410).reduce((sum, each) => sum + each * each, 0) / 4410));
    return {
      peak: wave.reduce((most, each) => Math.max(most, Math.abs(each)), 0),
      edges: Math.max(Math.abs(wave[0]), Math.abs(wave.at(-1))),
      lasts: wave.findLastIndex((each) => Math.abs(each) > 0.001) / 44100,
      loudest: Math.max(...loudness),
    };
  };
  return Object.fromEntries(await Promise.all(names.map(async (each) => [each, await rendered(each)])));
}
"""
MOST_APART = 10  # decibels between the loudest and the quietest
LONGEST = {"end": 3.0}  # seconds; the others are over before the next thing happens
SHORT = 0.8


async def test_sounds_are_heard_short_and_equally_loud(come: Visit) -> None:
    anna = await come("Anna")
    await anna.go("/")
    manifest = json.loads((Client().static / ".vite" / "manifest.json").read_text("utf-8"))
    file = "/" + manifest["src/table/stage/instruments.ts"]["file"]
    sounds = await anna.page.evaluate(RENDER, [file, NAMES, SECONDS])
    for name, sound in sounds.items():
        assert 0.05 < sound["peak"] < 0.7, f"{name}: heard, and far from clipping: {sound}"
        assert sound["edges"] == 0, f"{name}: it clicks"
        assert 0.03 < sound["lasts"] < LONGEST.get(name, SHORT), f"{name}: {sound}"
    loudness = [20 * log10(sound["loudest"]) for sound in sounds.values()]
    assert max(loudness) - min(loudness) < MOST_APART, sounds
