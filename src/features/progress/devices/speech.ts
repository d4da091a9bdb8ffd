/** A voice that reads short sentences in Spanish. */
export interface Speaker {
  /** Speaks `text` and interrupts the previous one: only the newest instruction matters. */
  say(text: string): void;
  stop(): void;
}

const SILENT: Speaker = { say: () => undefined, stop: () => undefined };

function spanishVoice(synthesis: SpeechSynthesis): SpeechSynthesisVoice | undefined {
  const voices = synthesis.getVoices();
  return (
    voices.find(({ lang }) => lang.replace('_', '-').toLowerCase() === 'es-es') ??
    voices.find(({ lang }) => lang.toLowerCase().startsWith('es'))
  );
}

/** The device's own voice; silent where there is none. Never throws: a missing voice must not stop a routine. */
export function createSpeaker(scope: typeof globalThis = globalThis): Speaker {
  const synthesis = scope.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis || typeof scope.SpeechSynthesisUtterance !== 'function') return SILENT;
  return {
    say(text) {
      try {
        synthesis.cancel();
        const utterance = new scope.SpeechSynthesisUtterance(text);
        utterance.lang = 'es-ES';
        const voice = spanishVoice(synthesis);
        if (voice) utterance.voice = voice;
        synthesis.speak(utterance);
      } catch {
        // A device that refuses to speak leaves the screen and the sounds.
      }
    },
    stop() {
      try {
        synthesis.cancel();
      } catch {
        // As above.
      }
    },
  };
}
