import { addDays } from '../common/practiceTime';

/**
 * Ley 41/2002, de 14 de noviembre, art. 17.1: the clinical documentation is kept "como mínimo, cinco años contados desde
 * la fecha del alta de cada proceso asistencial". Some autonomous communities ask for more: raise it here.
 */
export const RETENTION_YEARS = 5;

/** Dates on which a deleted record's legal term may begin, days `YYYY-MM-DD` of the practice. */
export interface RecordDates {
  /**
   * Day on which the record was deleted, i.e. blocked. Without a noted discharge, care counts as ended then.
   */
  deleted: string;
  discharged: string | null;
  /** Last thing that was done in the record: a session, an evaluation, a routine's run. */
  lastCare: string | null;
}

/** The day the legal term counts from: the discharge, or the care that was given after it. */
export function termStart({ deleted, discharged, lastCare }: RecordDates): string {
  const start = discharged ?? deleted;
  return lastCare && lastCare > start ? lastCare : start;
}

/**
 * First day on which a record may be destroyed. Years count from date to date and end with the month where it has no
 * such day (Código Civil, art. 5.1); the last day is still within the term.
 */
export function purgeableFrom(start: string): string {
  const year = Number(start.slice(0, 4)) + RETENTION_YEARS;
  const month = Number(start.slice(5, 7));
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Math.min(Number(start.slice(8, 10)), lastOfMonth);
  const two = (value: number) => String(value).padStart(2, '0');
  return addDays(`${year}-${two(month)}-${two(day)}`, 1);
}
