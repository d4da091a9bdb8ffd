import { useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react';
import { minutesOf } from '@/contract/timetable';
import { practiceWallClock } from '@/shared/lib/dates';
import { hoursAround } from '../calendarHours';
import type { AgendaColumn } from './agendaColumns';
import { percentOf, type DayScale } from './dayScale';
import { laneCount, lanesOf } from './lanes';

/** Minutes above the first thing of interest that are also in view at first. */
const LEAD_MINUTES = 30;

/** Width of a column in rem: as wide as its busiest moment needs. */
const widthOf = ({ placed }: AgendaColumn) => Math.max(10, laneCount(lanesOf(placed)) * 7);

const workedAndPlaced = ({ placed, open }: AgendaColumn) => [
  ...placed,
  ...open.map(({ from, to }) => ({ start: minutesOf(from), end: minutesOf(to) })),
];

/** Hours that are drawn, extended to all working hours and appointments of the day, and the custom properties of the grid's styles. */
export function useGridSizes(columns: readonly AgendaColumn[]): { scale: DayScale; sizes: CSSProperties } {
  const { from, to } = useMemo(() => hoursAround(columns.flatMap(workedAndPlaced)), [columns]);
  const scale = useMemo(() => ({ from: from * 60, to: to * 60 }), [from, to]);
  const widths = useMemo(
    () => columns.map((column) => `minmax(${widthOf(column)}rem, 1fr)`).join(' '),
    [columns],
  );
  return { scale, sizes: { '--columns': widths, '--hours': to - from } as CSSProperties };
}

/** Scrolls to now on today, else to the first hour of interest, once for each day. */
export function useFirstView(columns: readonly AgendaColumn[], date: string, scale: DayScale) {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || seen.current === date) return;
    seen.current = date;
    const now = practiceWallClock(new Date());
    const starts = columns.flatMap(({ placed, open }) => [
      ...placed.map(({ start }) => start),
      ...open.map((stretch) => minutesOf(stretch.from)),
    ]);
    const first = now.date === date ? minutesOf(now.time) : Math.min(...starts, scale.to);
    const body = box.querySelector('[data-hours]');
    const height = body ? body.getBoundingClientRect().height : 0;
    box.scrollTop = (percentOf(Math.max(first - LEAD_MINUTES, scale.from), scale) / 100) * height;
  });
  return scroller;
}
