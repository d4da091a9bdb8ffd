import { DEFAULT_OPENING_HOURS, type OpeningHours, type OpenStretch } from '../appointments/openingHours';
import type { WeekStretch } from './entities';

/** Opening hours by day of the week, each day in order. */
export function openingHoursOf(stretches: readonly WeekStretch[]): OpeningHours {
  const hours: Partial<Record<number, OpenStretch[]>> = {};
  for (const { weekday, from, to } of [...stretches].sort((a, b) => a.from.localeCompare(b.from)))
    (hours[weekday] ??= []).push({ from, to });
  return hours;
}

/** Opening hours as a list, by day and time. */
export const weekStretchesOf = (hours: OpeningHours): WeekStretch[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    (hours[weekday] ?? []).map(({ from, to }) => ({ weekday, from, to })),
  );

/** What counts until the practice has said its hours. */
export const DEFAULT_WEEK: readonly WeekStretch[] = weekStretchesOf(DEFAULT_OPENING_HOURS);
