import { addDays, sameDayIn } from './common/practiceTime';

/**
 * Years for which clinical records must be kept. Ley 41/2002, de 14 de noviembre, art. 17.1: "como mínimo,
 * cinco años contados desde la fecha del alta de cada proceso asistencial". Some autonomous communities
 * require more: a practice may raise it in its settings.
 */
export const RETENTION_YEARS = 5;

/** Dates from which the legal retention of a deleted record may count; days `YYYY-MM-DD` of the practice. */
export interface RecordDates {
  /**
   * Day on which the record was deleted, i.e. blocked. Without a recorded discharge, care counts as ended
   * then.
   */
  deleted: string;
  discharged: string | null;
  /** Day of the last session, evaluation or run in the record. */
  lastCare: string | null;
}

/** Day from which legal retention counts: the discharge, or later care. */
export function termStart({ deleted, discharged, lastCare }: RecordDates): string {
  const start = discharged ?? deleted;
  return lastCare && lastCare > start ? lastCare : start;
}

/** Days of an episode from which its term may count; days `YYYY-MM-DD` of the practice. */
export interface EpisodeDates {
  /** Day of its discharge; null if nobody discharged it. */
  discharged: string | null;
  /** Day of the last care in it. */
  lastCare: string | null;
}

/**
 * Days from which the terms of a deleted record count: of each episode, in the order given, and of the whole record,
 * which is kept until the last one of them has passed. An episode that nobody discharged ended with the record.
 */
export function termStarts(record: RecordDates, episodes: readonly EpisodeDates[]) {
  const ended = record.discharged ?? record.deleted;
  const starts = episodes.map(({ discharged, lastCare }) =>
    termStart({ deleted: ended, discharged, lastCare }),
  );
  return { episodes: starts, record: [termStart(record), ...starts].sort().at(-1) ?? record.deleted };
}

/**
 * First day on which a record may be destroyed, `years` after the term began. Years count from date to date, and end with the month if that
 * day does not exist (Código Civil, art. 5.1). The last day is still within the term.
 */
export function purgeableFrom(start: string, years: number = RETENTION_YEARS): string {
  return addDays(sameDayIn(start, Math.max(years, RETENTION_YEARS)), 1);
}
