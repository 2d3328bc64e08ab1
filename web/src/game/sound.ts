/** Sounds made on the spot: a stone on wood, stones lifted, a soft tone. No files. */

import { settings } from "../settings";

/** What can be heard. */
export type Sound = "stone" | "capture" | "pass" | "notice" | "end";

let context: AudioContext | null = null;

/** Plays a sound if the person wants it. Browsers stay silent until the page was touched. */
export function play(sound: Sound): void {
  const volume = settings.volume.value / 100;
  if (volume === 0 || !isWanted(sound) || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  // First the stone is painted, then it is heard.
  requestAnimationFrame(() => setTimeout(() => sing(sound, volume)));
}

function sing(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  VOICES[sound](context, out, context.currentTime + 0.002);
}

function isWanted(sound: Sound): boolean {
  if (sound === "stone") return settings.soundStone.value;
  return sound === "capture" ? settings.soundCapture.value : settings.soundNotice.value;
}

type Voice = (context: AudioContext, out: AudioNode, at: number) => void;

const VOICES: Readonly<Record<Sound, Voice>> = {
  stone: (ctx, out, at) => click(ctx, out, at, 1900 + Math.random() * 500, 0.55),
  capture: (ctx, out, at) => {
    for (const late of [0, 0.06, 0.11]) click(ctx, out, at + late, 2600 + Math.random() * 900, 0.22);
  },
  pass: (ctx, out, at) => tone(ctx, out, at, 330, 0.16),
  notice: (ctx, out, at) => tone(ctx, out, at, 660, 0.14),
  end: (ctx, out, at) => {
    for (const [order, pitch] of [392, 523, 659].entries()) tone(ctx, out, at + order * 0.13, pitch, 0.12);
  },
};

/** A short burst of noise through two resonances: the click of slate and the body of the board. */
function click(ctx: AudioContext, out: AudioNode, at: number, pitch: number, loudness: number): void {
  const source = ctx.createBufferSource();
  source.buffer = noise(ctx);
  for (const [frequency, sharpness, share] of [
    [pitch, 9, 1],
    [240, 3, 0.9],
  ] as const) {
    const filter = ctx.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = frequency;
    filter.Q.value = sharpness;
    const gain = ctx.createGain();
    gain.gain.setValueAtTime(loudness * share * 3, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.09);
    source.connect(filter).connect(gain).connect(out);
  }
  source.start(at);
  source.stop(at + 0.1);
}

function tone(ctx: AudioContext, out: AudioNode, at: number, pitch: number, loudness: number): void {
  const oscillator = ctx.createOscillator();
  const gain = ctx.createGain();
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + 0.4);
}

let burst: AudioBuffer | null = null;

function noise(ctx: AudioContext): AudioBuffer {
  if (burst) return burst;
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * 0.1), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = (Math.random() * 2 - 1) * Math.exp(-index / (ctx.sampleRate * 0.012));
  burst = buffer;
  return buffer;
}
