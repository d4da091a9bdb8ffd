import { useLayoutEffect, type RefObject } from 'react';
import type { RowWindow } from './useRowWindow';

/** A row to scroll to, at the top (with the line before it) or in the middle. */
export interface Reveal {
  index: number;
  align?: 'start' | 'center';
  /** A short table, which is as long as its rows, moves the page instead. */
  movesPage?: boolean;
  /** Another one brings it into view again. */
  token: string;
}

/** Scrolls a short table, whose rows are all drawn, inside its frame alone: the page stays where it is. */
function scrollDrawn(frame: HTMLElement, { index, align = 'start', movesPage }: Reveal): void {
  const row = frame.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (movesPage && frame.scrollHeight <= frame.clientHeight + 1) {
    row?.scrollIntoView?.({ block: 'center' });
    return;
  }
  const line = align === 'start' ? frame.querySelector<HTMLElement>('[data-divider]') : null;
  const target = line ?? row;
  if (!target) return;
  const head = frame.querySelector('thead')?.getBoundingClientRect();
  const top = frame.getBoundingClientRect().top + (head && head.height > 1 ? head.height : 0);
  const place = target.getBoundingClientRect();
  const room = align === 'center' ? (frame.clientHeight - place.height) / 2 : 0;
  frame.scrollTop += place.top - top - room;
}

/** Scrolls to the row before paint, and again with each new token. */
export function useReveal(
  scroller: RefObject<HTMLElement | null>,
  reveal: Reveal | undefined,
  scrollTo: RowWindow['scrollTo'],
): void {
  useLayoutEffect(() => {
    if (!reveal || !scroller.current) return;
    if (!scrollTo(reveal.index, reveal.align ?? 'start')) scrollDrawn(scroller.current, reveal);
    // Depends on the token alone, so that changed rows keep the user's scroll position.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reveal?.token]);
}
