/** How a value reads on paper. */
type ColumnKind =
  | 'text'
  | 'phone'
  | 'instant'
  | 'day'
  | 'yesNo'
  | 'person'
  | 'exercise'
  | 'schedule'
  | 'findings'
  | 'notedExercises'
  | 'snapshot';

/** A column: its label on paper (`null`: only in the file, such as ids), and how its value reads. */
export interface RecordColumn {
  label: string | null;
  kind: ColumnKind;
  /** Words for the values of an enumeration; see `RECORD_WORDS`. */
  words?: string;
}

export interface RecordSection {
  title: string;
  columns: Record<string, RecordColumn>;
}
