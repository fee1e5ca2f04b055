/** One part of a sound: a tone or a band of noise that is there at once, then fades. */
interface Voice {
  /** Hertz at the beginning, and in the end where it glides: of the tone, or of the middle of the noise. */
  from: number;
  to?: number;
  /** How narrow the noise is; without it, it is a tone. */
  narrow?: number;
  /** Seconds until it is loudest, and until it is gone. */
  rise?: number;
  length: number;
  level: number;
}

/** A piece set on a board, a sheet of paper, a drum with its skin, a bell with its overtones, and a block of wood that is dull. */
const INSTRUMENTS = {
  wood: [
    { from: 930, to: 840, length: 0.09, level: 0.17 },
    { from: 2250, length: 0.045, level: 0.07 },
    { from: 2800, narrow: 1.2, rise: 0.001, length: 0.03, level: 0.3 },
  ],
  block: [
    { from: 300, to: 245, length: 0.13, level: 0.26 },
    { from: 640, length: 0.05, level: 0.09 },
    { from: 900, narrow: 1, length: 0.03, level: 0.2 },
  ],
  paper: [
    { from: 2600, to: 4800, narrow: 0.9, rise: 0.05, length: 0.16, level: 0.24 },
    { from: 6200, narrow: 1.5, rise: 0.02, length: 0.09, level: 0.12 },
  ],
  drum: [
    { from: 165, to: 82, rise: 0.004, length: 0.5, level: 0.34 },
    { from: 262, to: 190, length: 0.22, level: 0.16 },
    { from: 520, narrow: 0.8, length: 0.06, level: 0.3 },
  ],
  bell: [
    { from: 587, rise: 0.006, length: 1.9, level: 0.09 },
    { from: 1174, rise: 0.005, length: 1.3, level: 0.05 },
    { from: 1620, length: 0.9, level: 0.045 },
    { from: 2905, length: 0.4, level: 0.02 },
  ],
} satisfies Record<string, readonly Voice[]>;

type Strike = readonly [instrument: keyof typeof INSTRUMENTS, at: number, level: number];

/** What can be heard: which instruments are struck, when, and how hard. */
const SOUNDS = {
  turn: [
    ["drum", 0, 0.45],
    ["drum", 0.19, 0.65],
  ],
  event: [["wood", 0, 1.3]],
  chat: [
    ["paper", 0, 0.8],
    ["paper", 0.1, 1],
  ],
  hurry: [
    ["block", 0, 0.7],
    ["wood", 0.16, 1.2],
    ["wood", 0.32, 1.2],
  ],
  refused: [
    ["block", 0, 1],
    ["block", 0.11, 0.7],
  ],
  end: [
    ["drum", 0, 0.55],
    ["bell", 0.02, 0.75],
    ["bell", 0.55, 0.6],
  ],
} satisfies Record<string, readonly Strike[]>;

export type Sound = keyof typeof SOUNDS;

const RISE = 0.002; // seconds: anything that begins at once would click
const SILENCE = 0.0001;

/** Plays a sound from now on, into whatever context listens. */
export function play(into: BaseAudioContext, name: Sound): void {
  for (const [instrument, at, level] of SOUNDS[name])
    for (const voice of INSTRUMENTS[instrument]) strike(into, voice, into.currentTime + at, level);
}

function strike(into: BaseAudioContext, voice: Voice, begin: number, level: number): void {
  const { rise = RISE, length } = voice;
  const end = begin + length;
  const loudness = new GainNode(into, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(voice.level * level, begin + rise);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.gain.linearRampToValueAtTime(0, end + RISE);
  loudness.connect(into.destination);
  const source = voice.narrow ? noise(into, voice, begin, loudness) : tone(into, voice, begin, loudness);
  source.start(begin);
  source.stop(end + RISE);
}

function tone(into: BaseAudioContext, voice: Voice, begin: number, out: AudioNode): AudioScheduledSourceNode {
  const string = new OscillatorNode(into, { type: "sine", frequency: voice.from });
  glide(string.frequency, voice, begin);
  string.connect(out);
  return string;
}

function noise(
  into: BaseAudioContext,
  voice: Voice,
  begin: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const buffer = new AudioBuffer({ length: into.sampleRate / 2, sampleRate: into.sampleRate });
  buffer.copyToChannel(grains(buffer.length), 0);
  const source = new AudioBufferSourceNode(into, { buffer });
  const band = new BiquadFilterNode(into, { type: "bandpass", frequency: voice.from, Q: voice.narrow ?? 1 });
  glide(band.frequency, voice, begin);
  source.connect(band).connect(out);
  return source;
}

function glide(frequency: AudioParam, { from, to, length }: Voice, begin: number): void {
  frequency.setValueAtTime(from, begin);
  if (to) frequency.exponentialRampToValueAtTime(to, begin + length);
}

/** Noise that is the same each time, so that a sound is. */
function grains(count: number): Float32Array<ArrayBuffer> {
  let seed = 1;
  return Float32Array.from({ length: count }, () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 1073741823.5 - 1;
  });
}
