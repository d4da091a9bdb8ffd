import type { RecordReader } from './readers';
import type { RecordTable } from './sections';

export type RecordRow = Record<string, unknown>;

/** A copy of everything that the practice holds about one patient. */
export interface RecordCopy {
  /** Version of this shape. */
  version: number;
  /** Instant, ISO 8601. */
  exportedAt: string;
  patientName: string;
  /** For whom it was made; see `columnsFor`. */
  reader: RecordReader;
  /** Rows by table, oldest first; instants are ISO 8601. */
  sections: Record<RecordTable, RecordRow[]>;
  /** Names of the people and exercises that rows refer to by id. */
  names: { people: Record<string, string>; exercises: Record<string, string> };
}
