/** Short tones, distinguished by pitch and length. */
export type Sound = 'tick' | 'rep' | 'start' | 'rest' | 'done';

export interface Sounds {
  /** Starts the device's audio. Browsers require a tap or key press first. */
  unlock(): void;
  play(sound: Sound): void;
  /** Releases the device, once a tone that has begun is over. */
  close(): void;
}

/** Pitches in Hz, played one after another, each for `length` seconds. */
const TONES: Record<Sound, { pitches: readonly number[]; length: number; loudness: number }> = {
  tick: { pitches: [660], length: 0.09, loudness: 0.25 },
  rep: { pitches: [520], length: 0.06, loudness: 0.16 },
  start: { pitches: [880], length: 0.35, loudness: 0.35 },
  rest: { pitches: [660, 440], length: 0.18, loudness: 0.3 },
  done: { pitches: [523, 659, 784], length: 0.2, loudness: 0.35 },
};

/** A tone that comes later than this after its event says nothing any more, in milliseconds. */
const LATE_MS = 500;

/** No tones take longer, in milliseconds. */
const LONGEST_MS = 1_000;

function sing(device: AudioContext, { pitches, length, loudness }: (typeof TONES)[Sound]): void {
  pitches.forEach((pitch, index) => {
    const [from, until] = [device.currentTime + index * length, device.currentTime + (index + 1) * length];
    const tone = device.createOscillator();
    const volume = device.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, from);
    // A fade-out avoids a click at the end.
    volume.gain.exponentialRampToValueAtTime(0.001, until);
    tone.connect(volume).connect(device.destination);
    tone.start(from);
    tone.stop(until);
  });
}

/** Plays tones with the Web Audio API; silent without it. Never throws. */
export function createSounds(scope: typeof globalThis = globalThis): Sounds {
  let context: AudioContext | null = null;
  const audio = (): AudioContext | null => {
    try {
      if (typeof scope.AudioContext === 'function') context ??= new scope.AudioContext();
    } catch {
      context = null;
    }
    return context;
  };
  return {
    unlock() {
      const device = audio();
      // Besides 'suspended', a telephone knows 'interrupted': after a call, or with the screen locked.
      if (device && device.state !== 'running') void device.resume().catch(() => undefined);
    },
    play(sound) {
      const device = audio();
      if (!device) return;
      if (device.state === 'running') return sing(device, TONES[sound]);
      // The clock of a device that waits for a tap stands still: all tones given to it would sound at once.
      const asked = Date.now();
      device.resume().then(
        () => {
          if (Date.now() - asked <= LATE_MS) sing(device, TONES[sound]);
        },
        () => undefined,
      );
    },
    close() {
      const device = context;
      context = null;
      setTimeout(() => void device?.close().catch(() => undefined), LONGEST_MS);
    },
  };
}
