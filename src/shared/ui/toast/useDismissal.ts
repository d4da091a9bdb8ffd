import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Calls `onEnd` after `durationMs`, not counting the time under a pointer or with the focus inside. Answers the
 * handlers that watch both, and tells when either begins or ends. Without a duration it counts nothing.
 */
export function useDismissal(
  durationMs: number | undefined,
  onEnd: () => void,
  onHeldChange?: (held: boolean) => void,
) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(durationMs ?? 0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const held = hovered || focused;
  const tell = useRef(onHeldChange);
  const told = useRef(false);
  useEffect(() => {
    tell.current = onHeldChange;
  });
  useEffect(() => {
    if (told.current === held) return;
    told.current = held;
    tell.current?.(held);
  }, [held]);
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
