import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Calls `onEnd` after `durationMs`, not counting the time under a pointer or with the focus inside. Answers the
 * handlers that watch both. Without a duration it counts nothing.
 */
export function useDismissal(durationMs: number | undefined, onEnd: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(durationMs ?? 0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const held = hovered || focused;
  useEffect(() => {
    if (durationMs === undefined || held) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - began));
    };
  }, [durationMs, held]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      setFocused(event.currentTarget.contains(event.relatedTarget as Node | null)),
  };
}
