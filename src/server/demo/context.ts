import type { DemoRegion, DemoSide } from '@/contract/demo/cases';
import type { Random } from '@/contract/demo/people';

/** A patient of the demo practice, with the fields that the generators need. */
export interface DemoPatientRef {
  id: string;
  name: string;
  therapistId: string;
  /** Account id of the patient, or null without an account. */
  userId: string | null;
  status: 'ACTIVE' | 'INACTIVE' | 'DISCHARGED';
  /** What they are treated for; any region without it. */
  region?: DemoRegion;
  /** The side that their history names. */
  side?: DemoSide;
}

/** Input of every domain's demo generator. The same seed, size and day create the same practice. */
export interface DemoContext {
  random: Random;
  /** The day around which dates are generated. */
  now: Date;
  timeZone: string;
  therapists: { id: string; name: string; email: string }[];
  admin: { id: string; name: string; email: string };
  patients: DemoPatientRef[];
  /** The patient whose account is printed at start-up; has data in every domain. */
  mainPatient: DemoPatientRef;
}

/** Rows per insert: PostgreSQL takes at most 65,535 parameters in one statement. */
export const INSERT_SLICE = 500;

/** Cuts `rows` into slices of `INSERT_SLICE`. */
export function slices<T>(rows: readonly T[]): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < rows.length; start += INSERT_SLICE)
    result.push(rows.slice(start, start + INSERT_SLICE));
  return result;
}
