/** Reads short sentences in Spanish. */
export interface Speaker {
  /** Speaks `text` and interrupts the previous sentence, because only the newest instruction matters. */
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

/**
 * The device's speech synthesis; silent without it. Never throws: a missing voice must not stop a routine.
 */
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
        // Continue without speech; screen and sounds still work.
      }
    },
    stop() {
      try {
        synthesis.cancel();
      } catch {
        // Continue without speech.
      }
    },
  };
}
