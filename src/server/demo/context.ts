import type { Random } from '@/contract/demo/random';

/** A patient of the demo practice, as the domains' generators need them. */
export interface DemoPatientRef {
  id: string;
  name: string;
  therapistId: string;
  /** The patient's account, for those who accepted their invitation. */
  userId: string | null;
  status: 'ACTIVE' | 'INACTIVE' | 'DISCHARGED';
}

/** What every domain's demo generator is given. Same seed, size and day: same practice. */
export interface DemoContext {
  random: Random;
  /** Dates are made around it. */
  now: Date;
  timeZone: string;
  therapists: { id: string; name: string; email: string }[];
  admin: { id: string; name: string; email: string };
  patients: DemoPatientRef[];
  /** The patient whose account is printed at start-up: has something of everything. */
  mainPatient: DemoPatientRef;
}

/** Inserts are sent in slices: PostgreSQL takes at most 65,535 parameters in one statement. */
export const INSERT_SLICE = 500;

/** Cuts `rows` into slices of `INSERT_SLICE`. */
export function slices<T>(rows: readonly T[]): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < rows.length; start += INSERT_SLICE)
    result.push(rows.slice(start, start + INSERT_SLICE));
  return result;
}
