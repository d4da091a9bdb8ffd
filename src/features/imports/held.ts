import type { AppointmentFinding } from '@/contract/appointmentImportSchemas';
import type { AppointmentRow } from '@/contract/appointmentImportRows';
import type { ImportFinding } from '@/contract/importSchemas';
import type { ImportRow, LikeRow } from '@/contract/importRows';
import { heldValues } from '@/shared/lib/values';
import type { FileTable } from './read/table';

/** What there is to say of a row, beyond what it becomes. */
export interface RowReport extends ImportRow {
  /** Line in the file. */
  line: number;
  /** Texts of the server by field of the file, or `name` where it says none. */
  refusals: { field: string; message: string }[];
  duplicates: ImportFinding['duplicates'];
  /** An earlier row of the file that may be the same person. */
  like: LikeRow | undefined;
}

/** An appointment of a file, with whose it is and what keeps it from being booked. */
export interface AppointmentReport extends AppointmentRow, AppointmentFinding {
  /** Line in the file. */
  line: number;
}

/** A row of either kind. */
export type AnyReport = RowReport | AppointmentReport;

/** Rows of one kind after their check. */
export interface Checked<Report> {
  /** As each row was found by itself. */
  found: Report[];
  /** The same rows, with what the others of the file say of them. */
  rows: Report[];
}

/** A file that somebody imports. Its contents are people's data: they are in no action and no state. */
export interface HeldImport {
  file: Blob;
  name: string;
  /** What the file holds, with what was corrected in it on screen. */
  table?: FileTable;
  /** Columns that were corrected, by row. */
  corrected?: Map<number, Set<number>>;
  patients?: Checked<RowReport>;
  appointments?: Checked<AppointmentReport>;
}

/** Files on their way to becoming patients or appointments, by id. */
export const heldImports = heldValues<HeldImport>();

/** Whether a row has something that keeps it from being imported. */
export const isFaulty = ({ refusals, errors }: AnyReport): boolean =>
  refusals.length > 0 || Object.keys(errors).length > 0;

/**
 * Whether somebody must decide on a row that is not faulty: it may be a person who is there already, or lies outside the
 * hours.
 */
export const isDoubtful = (row: AnyReport): boolean =>
  !isFaulty(row) &&
  ('outside' in row ? row.outside !== null : row.duplicates.length > 0 || row.like !== undefined);

/** The rows that will be imported: faultless ones, and of the doubtful the ones that somebody allowed. */
export function chosenRows<Row extends AnyReport>(rows: readonly Row[], allowed: readonly number[]): Row[] {
  const isAllowed = new Set(allowed);
  return rows.filter((row, at) => !isFaulty(row) && (!isDoubtful(row) || isAllowed.has(at)));
}
