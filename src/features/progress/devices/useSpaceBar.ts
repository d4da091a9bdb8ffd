import { useEffect, useRef } from 'react';

/** Elements on which the space bar already means something. */
const OWN_SPACE =
  'button, a, input, textarea, select, summary, [role="button"], [contenteditable="true"], dialog';

/** Calls `onPress` when the space bar is pressed anywhere but on a control or in a dialog over the screen. */
export function useSpaceBar(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_SPACE)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
