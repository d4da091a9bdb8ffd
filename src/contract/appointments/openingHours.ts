/** A stretch of a day, from `HH:mm` to `HH:mm`. */
export interface OpenStretch {
  from: string;
  to: string;
}

/** Opening hours by day of the week (1 Monday to 7 Sunday), in order. */
export type OpeningHours = Readonly<Partial<Record<number, readonly OpenStretch[]>>>;

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
