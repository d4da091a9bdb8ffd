/** How a value is formatted in print. */
type ColumnKind =
  | 'text'
  | 'phone'
  | 'instant'
  | 'day'
  | 'yesNo'
  | 'person'
  | 'exercise'
  | 'list'
  | 'schedule'
  | 'prescription'
  | 'findings'
  | 'notedExercises'
  | 'snapshot';

/**
 * A column with its printed label (`null` if it is only in the file, e.g. ids) and the format of its values.
 */
export interface RecordColumn {
  label: string | null;
  kind: ColumnKind;
  /** Name of the labels for an enumeration's values; see `RECORD_WORDS`. */
  words?: string;
}

export interface RecordSection {
  title: string;
  columns: Record<string, RecordColumn>;
}
