import type { RecordColumn } from './columns';

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
