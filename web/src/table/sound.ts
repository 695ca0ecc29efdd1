/** One dry knock on the table, made here: no file is fetched for it. */

let audio: AudioContext | null = null;

export function knock(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const { currentTime } = audio;
  for (const [delay, pitch] of [[0, 190], [0.11, 165]] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, currentTime + delay);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, currentTime + delay + 0.06);
    volume.gain.setValueAtTime(0.0001, currentTime + delay);
    volume.gain.exponentialRampToValueAtTime(0.25, currentTime + delay + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + delay + 0.09);
    tone.connect(volume).connect(audio.destination);
    tone.start(currentTime + delay);
    tone.stop(currentTime + delay + 0.1);
  }
}
