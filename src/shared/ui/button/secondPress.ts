import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

/**
 * Tells whether a click is the end of a double click that was meant for something else. That is the button that stood here a
 * moment ago: «Completar» takes the place of «Confirmar», and the next row that of a removed one. Or it is what this button
 * said before its first click was answered: «Quitar llegada» follows «Ha llegado».
 */
export function useEndOfDoubleClick(busy: boolean): (event: MouseEvent) => boolean {
  const wasClicked = useRef(false);
  const hasWorked = useRef(false);
  useEffect(() => {
    if (busy) hasWorked.current = true;
  }, [busy]);
  return ({ detail }) => {
    const isEnd = detail > 1 && (!wasClicked.current || hasWorked.current);
    if (detail <= 1) hasWorked.current = busy;
    wasClicked.current = true;
    return isEnd;
  };
}

/** Makes a key that is held down press once. Its repeats would also press what takes the place of the button. */
export function refuseRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** Ignores the end of a double click where it would act on something else: on the next exercise, or the next row. */
export const firstClick =
  (act: () => unknown) =>
  ({ detail }: { detail: number }): void => {
    if (detail <= 1) act();
  };
