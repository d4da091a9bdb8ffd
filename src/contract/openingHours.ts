import type { WeekStretch } from './practiceAnswers';

/** A stretch of a day, from `HH:mm` to `HH:mm`. */
export interface OpenStretch {
  from: string;
  to: string;
}

/** Opening hours by day of the week (1 Monday to 7 Sunday), in order. */
type OpeningHours = Readonly<Partial<Record<number, readonly OpenStretch[]>>>;

const WORKDAY: readonly OpenStretch[] = [{ from: '08:00', to: '20:00' }];

/**
 * Default opening hours: Monday to Friday, without a break. Booking outside them is possible but never
 * suggested.
 */
export const DEFAULT_OPENING_HOURS: OpeningHours = {
  1: WORKDAY,
  2: WORKDAY,
  3: WORKDAY,
  4: WORKDAY,
  5: WORKDAY,
};

/** When a practice is open: its week, and the days `YYYY-MM-DD` on which it is closed all day, with their names. */
export interface PracticeWeek {
  hours: OpeningHours;
  holidays: readonly { day: string; name: string }[];
}

/** The week that counts until a practice has said its own. */
export const DEFAULT_PRACTICE_WEEK: PracticeWeek = { hours: DEFAULT_OPENING_HOURS, holidays: [] };

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
