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
  /** Name of the labels for an enumeration's values; see `WORDS` of features/records. */
  words?: string;
}

export interface RecordSection {
  title: string;
  columns: Record<string, RecordColumn>;
}

export const text = (label: string): RecordColumn => ({ label, kind: 'text' });
export const phone = (label: string): RecordColumn => ({ label, kind: 'phone' });
export const inWords = (label: string, words: string): RecordColumn => ({ label, kind: 'text', words });
export const instant = (label: string): RecordColumn => ({ label, kind: 'instant' });
export const person = (label: string): RecordColumn => ({ label, kind: 'person' });
/** Included in the file but not in print. */
export const key: RecordColumn = { label: null, kind: 'text' };

export const created = instant('Creado');
export const updated = instant('Última modificación');
export const deleted = instant('Eliminado');
