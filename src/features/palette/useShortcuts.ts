import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectView, viewChosen } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { paletteOpened, shortcutsOpened } from './slice';
import { askedBy, isPaletteChord, isTyping, type LetterShortcut } from './shortcuts';

/** Time between the two letters of a sequence, in milliseconds. */
const SEQUENCE_MS = 1500;

const LETTERS = { screen: 'shortcuts', on: 'letters', off: 'chords' } as const;

/** Whether the shortcuts of single keys act, as chosen on this device, and a setter. */
export function useLettersOn(): [on: boolean, switchTo: (on: boolean) => void] {
  const dispatch = useAppDispatch();
  const view = useAppSelector((state) => selectView(state, LETTERS.screen, LETTERS.on));
  return [
    view !== LETTERS.off,
    (on) => dispatch(viewChosen({ screen: LETTERS.screen, view: on ? LETTERS.on : LETTERS.off })),
  ];
}

/**
 * Listens for the shortcuts while the shell is on the page. Ctrl-K opens the search from any field too: left alone, the
 * browser would move to its address bar, and a name typed there goes to a search engine. Single keys never act while
 * something is typed or a dialog is open, nor where they were
 * switched off.
 */
export function useShortcuts(letters: readonly LetterShortcut[]): void {
  const dispatch = useAppDispatch();
  const [lettersOn] = useLettersOn();
  const navigate = useNavigate();
  const first = useRef<{ letter: string; at: number } | null>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      if (isPaletteChord(event)) {
        event.preventDefault();
        if (!document.querySelector('dialog[open]')) dispatch(paletteOpened());
        return;
      }
      const begun = first.current;
      first.current = null;
      if (!lettersOn || isTyping(document)) return;
      const inTime = begun && event.timeStamp - begun.at < SEQUENCE_MS ? begun.letter : null;
      const asked = askedBy(event, inTime, letters);
      if (!asked) return;
      if ('first' in asked) {
        first.current = { letter: asked.first, at: event.timeStamp };
        return;
      }
      event.preventDefault();
      if ('to' in asked) navigate(asked.to);
      else dispatch(asked.open === 'palette' ? paletteOpened() : shortcutsOpened());
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, navigate, letters, lettersOn]);
}
