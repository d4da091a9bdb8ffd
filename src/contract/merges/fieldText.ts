import {
  CONTACT_WAY_LABELS,
  DOCUMENT_KIND_LABELS,
  DOMINANT_SIDE_LABELS,
  WALKING_AID_LABELS,
} from '../patients/detailEnums';
import { GENDER_LABELS } from '../patients/enums';
import { MERGE_FIELDS, type MergeField, type MergeValues } from './fields';

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  documentKind: DOCUMENT_KIND_LABELS,
  preferredContact: CONTACT_WAY_LABELS,
  dominantSide: DOMINANT_SIDE_LABELS,
  walkingAid: WALKING_AID_LABELS,
  gender: GENDER_LABELS,
};

const UNITS: Readonly<Record<string, string>> = { height: ' cm', weight: ' kg' };
const DAYS = new Set(['dateOfBirth', 'measuredOn']);

/** A value of a record's column in words; empty for nothing. */
export function valueText(column: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (value === true) return 'No enviar';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  if (DAYS.has(column)) return text.split('-').reverse().join('/');
  return `${LABELS[column]?.[text] ?? text.replace('.', typeof value === 'number' ? ',' : '.')}${UNITS[column] ?? ''}`;
}

/** What a record says of a field, in one text; `null` if nothing. */
export function fieldText(field: MergeField, values: MergeValues): string | null {
  const columns = MERGE_FIELDS.find((one) => one.field === field)?.columns ?? [];
  const texts = columns.map((column) => valueText(column, values[column])).filter(Boolean);
  return texts.join(' · ') || null;
}
