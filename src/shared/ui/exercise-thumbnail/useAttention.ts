import { useEffect, useState, type RefObject } from 'react';
import { prefersStill } from '../figure-player';

/** How long the pointer rests on a card before its figure moves, in milliseconds. */
const RESTS_MS = 150;

/** Ends the attention for the card that has it. There is one on a page. */
let endCurrent: (() => void) | null = null;

/**
 * Whether the mouse rests on the card around an element, or the keyboard is in it. One card at a time; never for
 * readers who prefer less motion.
 */
export function useAttention(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [hasIt, setHasIt] = useState(false);

  useEffect(() => {
    const card = element.current?.closest<HTMLElement>('article');
    if (!wanted || !card || prefersStill()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      if (endCurrent === end) endCurrent = null;
      setHasIt(false);
    };
    const begin = () => {
      if (endCurrent === end) return;
      endCurrent?.();
      endCurrent = end;
      setHasIt(true);
    };
    const onEnter = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === 'mouse') timer = setTimeout(begin, RESTS_MS);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) begin();
    };
    card.addEventListener('pointerenter', onEnter);
    card.addEventListener('pointerleave', end);
    card.addEventListener('focusin', onFocus);
    card.addEventListener('focusout', end);
    return () => {
      card.removeEventListener('pointerenter', onEnter);
      card.removeEventListener('pointerleave', end);
      card.removeEventListener('focusin', onFocus);
      card.removeEventListener('focusout', end);
      end();
    };
  }, [element, wanted]);

  return hasIt;
}
