import { isoWeekday } from '../common/practiceTime';

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

/** Opening hours on `date`. */
export const openStretches = (
  date: string,
  hours: OpeningHours = DEFAULT_OPENING_HOURS,
): readonly OpenStretch[] => hours[isoWeekday(date)] ?? [];
