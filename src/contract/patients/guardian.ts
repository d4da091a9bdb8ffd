/** Age from which a person decides alone (Código Civil, art. 240). */
export const ADULT_AGE = 18;

/**
 * What a record says of a guardian: `MISSING` for a minor without one, `KEPT` for a minor with one, `OUTGROWN` for an
 * adult who still has one; `NONE` where none is needed or the age is unknown.
 */
export type GuardianState = 'MISSING' | 'KEPT' | 'OUTGROWN' | 'NONE';

/** @param age whole years; `null` if unknown */
export function guardianStateOf(age: number | null, hasGuardian: boolean): GuardianState {
  if (age === null) return hasGuardian ? 'KEPT' : 'NONE';
  if (age < ADULT_AGE) return hasGuardian ? 'KEPT' : 'MISSING';
  return hasGuardian ? 'OUTGROWN' : 'NONE';
}

/**
 * The same day so many years earlier, or the last of its month where there is none; both `YYYY-MM-DD`. Born on it or
 * before, a person has that age today.
 */
export function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year - years).padStart(4, '0')}-${two(month)}-${two(Math.min(date, lastOfMonth))}`;
}
