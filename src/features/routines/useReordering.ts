import { useEffect, useState, type PointerEvent, type RefObject } from 'react';

export interface ReorderingOptions {
  /** The element whose children are the rows. */
  list: RefObject<HTMLElement | null>;
  count: number;
  nameOf: (index: number) => string;
  move: (from: number, to: number) => void;
}

/**
 * Reordering of a list by drag (mouse, pen or finger) and by keyboard. Positions count from 0; announced
 * positions count from 1.
 */
export interface Reordering {
  /** Index of the dragged row, and of the row under it. */
  dragged: number | null;
  over: number | null;
  /** Props for a row's drag handle. */
  dragProps: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
  /** Moves a row and keeps the focus on its handle. */
  moveTo: (from: number, to: number) => void;
  handleId: (index: number) => string;
}

/** Auto-scroll while dragging: distance from the container's edge, and pixels per step. */
const EDGE = 56;
const STEP = 14;

const handleId = (index: number) => `mover-ejercicio-${index}`;

/** Index of the row at a viewport height; beyond the ends, the first or last row. */
function rowAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return found < 0 ? rows.length - 1 : found;
}

function scrollNearEdge(list: HTMLElement, y: number): void {
  const scroller = list.closest('[data-dialog-body]');
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + EDGE) scroller.scrollTop -= STEP;
  else if (y > bottom - EDGE) scroller.scrollTop += STEP;
}

/** State of the reordering, and the screen reader announcement after a move. */
export function useReordering({
  list,
  count,
  nameOf,
  move,
}: ReorderingOptions): Reordering & { announcement: string } {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // An object, so that setting the same index again moves the focus again.
  const [focused, setFocused] = useState<{ index: number } | null>(null);

  useEffect(() => {
    if (focused) document.getElementById(handleId(focused.index))?.focus();
  }, [focused]);

  const moveTo = (from: number, wanted: number) => {
    const to = Math.max(0, Math.min(count - 1, wanted));
    if (from === to) return;
    setAnnouncement(`${nameOf(from)}, posición ${to + 1} de ${count}`);
    move(from, to);
    setFocused({ index: to });
  };
  const stop = () => {
    setDragged(null);
    setOver(null);
  };

  return {
    dragged,
    over,
    announcement,
    handleId,
    moveTo,
    dragProps: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // Keep receiving pointer events outside the handle.
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(index);
        setOver(index);
      },
      onPointerMove: (event) => {
        if (dragged === null || !list.current) return;
        scrollNearEdge(list.current, event.clientY);
        setOver(rowAt(list.current, event.clientY));
      },
      onPointerUp: () => {
        if (dragged !== null && over !== null) moveTo(dragged, over);
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}
