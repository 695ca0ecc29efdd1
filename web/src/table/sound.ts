/** Sounds of the table, synthesized without files. They are silent until the first input. */
import { prefs } from "../lib/prefs.svelte";
import type { Fact } from "../lib/wire";

type Sound = "card" | "trick" | "deal" | "talon" | "knock" | "pencil" | "page" | "tick";

/** A burst of filtered noise: start, length, pitch and volume; with `tone`, a thud. */
interface Burst {
  at: number;
  long: number;
  pitch: number;
  loud: number;
  to?: number; // the final pitch
  tone?: boolean;
}

const snap = (at: number): Burst => ({ at, long: 0.045, pitch: 2600, loud: 0.5, to: 1500 });
const SOUNDS: Record<Sound, Burst[]> = {
  card: [snap(0), { at: 0, long: 0.04, pitch: 190, loud: 0.25, to: 120, tone: true }],
  trick: [{ at: 0, long: 0.16, pitch: 700, loud: 0.45, to: 1900 }],
  deal: [0, 0.045, 0.09, 0.135, 0.18].map(snap),
  talon: [snap(0), snap(0.11)],
  knock: [
    { at: 0, long: 0.09, pitch: 190, loud: 0.9, to: 95, tone: true },
    { at: 0.11, long: 0.09, pitch: 165, loud: 0.9, to: 80, tone: true },
  ],
  pencil: [0, 0.07, 0.12].map((at) => ({ at, long: 0.06, pitch: 4200, loud: 0.22, to: 5200 })),
  page: [{ at: 0, long: 0.22, pitch: 1100, loud: 0.4, to: 3000 }],
  tick: [{ at: 0, long: 0.03, pitch: 1500, loud: 0.3, to: 1200, tone: true }],
};

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let touched = false;

/** Enable sounds at the first touch or key; return a function that stops waiting for it. */
export function enableSounds(): () => void {
  const first = (): void => {
    touched = true;
    stop();
  };
  const stop = (): void => {
    removeEventListener("pointerdown", first, true);
    removeEventListener("keydown", first, true);
  };
  addEventListener("pointerdown", first, true);
  addEventListener("keydown", first, true);
  return stop;
}

function noiseSamples(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function playBurst(on: AudioContext, one: Burst, volume: number): void {
  const from = on.currentTime + one.at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, one.loud * volume), from + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + one.long);
  gain.connect(on.destination);
  const slide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(one.pitch, from);
    pitch.exponentialRampToValueAtTime(one.to ?? one.pitch, from + one.long);
  };
  let source: AudioScheduledSourceNode;
  if (one.tone) {
    const thud = on.createOscillator();
    thud.type = "triangle";
    slide(thud.frequency);
    thud.connect(gain);
    source = thud;
  } else {
    const rustle = on.createBufferSource();
    rustle.buffer = noiseSamples(on);
    const band = on.createBiquadFilter();
    band.type = "bandpass";
    slide(band.frequency);
    rustle.connect(band).connect(gain);
    source = rustle;
  }
  source.start(from);
  source.stop(from + one.long + 0.01);
}

/** Play a sound at the preferred volume. */
export function playSound(name: Sound): void {
  const volume = (name === "knock" ? prefs.knock : prefs.volume) / 100;
  if (!touched || !prefs.sound || volume <= 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  for (const one of SOUNDS[name]) playBurst(audio, one, volume * volume);
}

/** Return the sounds of these facts, each once. */
export function soundsOf(facts: readonly Fact[]): Sound[] {
  const found = facts.flatMap((fact): Sound[] => {
    switch (fact.type) {
      case "Dealt":
        return ["deal"];
      case "Played":
        return ["card"];
      case "Shown":
        return fact.seat === null ? ["talon"] : ["page"];
      case "Said":
        return /^(claim|lay) /.test(fact.text) ? ["page"] : [];
      case "Scored":
        return ["pencil"];
      default:
        return [];
    }
  });
  return [...new Set(found)];
}
