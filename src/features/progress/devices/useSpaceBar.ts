import { useEffect, useRef } from 'react';

/** Elements that handle the space bar themselves. */
const OWN_SPACE =
  'button, a, input, textarea, select, summary, [role="button"], [contenteditable="true"], dialog';

/** Calls `onPress` for the space bar, except on a control or in a dialog. */
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
