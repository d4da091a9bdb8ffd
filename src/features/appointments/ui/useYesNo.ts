import { useCallback, useRef } from 'react';
import { useOpening } from '@/shared/openings/useOpening';

/**
 * A question of yes or no, asked from code that waits for the answer. What it is about is in the state, so that a replay
 * shows it; who waits is not.
 */
export function useYesNo<About extends object>(what: string) {
  const { about: asked, open, close } = useOpening<About>(what);
  const answer = useRef<(isYes: boolean) => void>(undefined);
  const ask = useCallback(
    (about: About) =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve;
        open('', undefined, about);
      }),
    [open],
  );
  const settle = (isYes: boolean) => {
    answer.current?.(isYes);
    close();
  };
  return { asked, ask, settle };
}
