// A turn has come: two quiet notes, and a short tap where the browser can. Before the first touch of the page
// browsers allow neither; then nothing happens.
let audio: AudioContext | null = null;

function note(context: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.25);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}

export function signalTurn(sound: boolean, haptics: boolean): void {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (!touched) return;
  try {
    if (haptics) navigator.vibrate?.(60);
    if (!sound || typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    void audio.resume();
    note(audio, 660, audio.currentTime);
    note(audio, 880, audio.currentTime + 0.16);
  } catch {
    // A signal that cannot be given is not worth a word.
  }
}
