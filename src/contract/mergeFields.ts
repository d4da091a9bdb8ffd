import { spanishDay } from './common/practiceTime';
import { typedNumber } from './common/text';
import { type EditShape, isEmpty } from './edits';
import {
  CONTACT_WAY_LABELS,
  DOCUMENT_KIND_LABELS,
  DOMINANT_SIDE_LABELS,
  WALKING_AID_LABELS,
} from './patientDetails';
import { GENDER_LABELS } from './patients';

/**
 * What is chosen when two records are merged, one choice for each field. Columns that only make sense together are one
 * field. `text` fields hold clinical text of both, and nothing of it may be lost by default.
 */
export const MERGE_FIELDS = [
  { field: 'name', label: 'Nombre', columns: ['name'] },
  { field: 'document', label: 'Documento', columns: ['documentKind', 'documentNumber'] },
  { field: 'dateOfBirth', label: 'Fecha de nacimiento', columns: ['dateOfBirth'] },
  { field: 'gender', label: 'Género', columns: ['gender'] },
  { field: 'email', label: 'Correo electrónico', columns: ['email'] },
  { field: 'phone', label: 'Teléfono', columns: ['phone'] },
  { field: 'secondPhone', label: 'Segundo teléfono', columns: ['secondPhone'] },
  { field: 'preferredContact', label: 'Contacto preferido', columns: ['preferredContact'] },
  { field: 'appointmentMails', label: 'Correos de citas', columns: ['noAppointmentMails'] },
  { field: 'address', label: 'Dirección', columns: ['address'] },
  { field: 'town', label: 'Código postal y población', columns: ['postalCode', 'town'] },
  { field: 'emergency', label: 'Contacto de emergencia', columns: ['emergencyContact', 'emergencyPhone'] },
  {
    field: 'guardian',
    label: 'Tutor o tutora',
    columns: ['guardianName', 'guardianTaxId', 'guardianRelation', 'guardianPhone', 'guardianEmail'],
  },
  { field: 'insurance', label: 'Aseguradora', columns: ['insurer', 'policyNumber'] },
  { field: 'referredBy', label: 'Enviado por', columns: ['referredBy'] },
  { field: 'occupation', label: 'Profesión', columns: ['occupation'] },
  { field: 'sport', label: 'Deporte', columns: ['sport'] },
  { field: 'dominantSide', label: 'Lado dominante', columns: ['dominantSide'] },
  { field: 'body', label: 'Talla y peso', columns: ['height', 'weight', 'measuredOn'] },
  { field: 'walkingAid', label: 'Ayuda para caminar', columns: ['walkingAid'] },
  { field: 'tags', label: 'Etiquetas', columns: ['tags'], both: 'list' },
  { field: 'medicalHistory', label: 'Historial médico', columns: ['medicalHistory'], both: 'text' },
  { field: 'allergies', label: 'Alergias', columns: ['allergies'], both: 'text' },
  { field: 'medications', label: 'Medicamentos', columns: ['medications'], both: 'text' },
  { field: 'notes', label: 'Notas', columns: ['notes'], both: 'text' },
] as const satisfies readonly {
  field: string;
  label: string;
  columns: readonly string[];
  both?: 'list' | 'text';
}[];

/** The same for an edit of a record: fields of the body that only make sense together. */
export const PATIENT_EDIT: EditShape = {
  inner: ['details'],
  together: MERGE_FIELDS.filter(({ columns }) => columns.length > 1).map(({ field, columns }) =>
    columns.map((column) => (field === 'emergency' ? column : `details.${column}`)),
  ),
};

type MergeField = (typeof MERGE_FIELDS)[number]['field'];
export const MERGE_FIELD_NAMES = MERGE_FIELDS.map(({ field }) => field);

/** What a field is called, and how both values of it can stand; null if they cannot. */
export function mergeFieldOf(field: MergeField): { label: string; both: 'list' | 'text' | null } {
  const known = MERGE_FIELDS.find((one) => one.field === field);
  return { label: known?.label ?? field, both: known && 'both' in known ? known.both : null };
}

/** Whose value stays: of the surviving record, of the other one, or both where both can stand. */
export const MERGE_CHOICES = ['SURVIVOR', 'OTHER', 'BOTH'] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];
export type MergeChoices = Partial<Record<MergeField, MergeChoice>>;

/** Values of a record by column. */
export type MergeValues = Readonly<Record<string, unknown>>;

/** Whether two values say the same. Nothing may be null, an empty text or an empty list. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

const both = (kind: 'list' | 'text', survivor: unknown, other: unknown): unknown => {
  if (isEmpty(survivor)) return other;
  if (isEmpty(other) || isSameValue(survivor, other)) return survivor;
  return kind === 'list'
    ? [...new Set([...(survivor as unknown[]), ...(other as unknown[])])]
    : `${String(survivor)}\n\n${String(other)}`;
};

/** Whether two records say the same of a field. */
export const agreeOn = (field: MergeField, survivor: MergeValues, other: MergeValues): boolean =>
  MERGE_FIELDS.filter((one) => one.field === field).every(({ columns }) =>
    columns.every((column) => isSameValue(survivor[column], other[column])),
  );

/** What is proposed for a field: what only one record says, both texts, else what the surviving record says. */
export function proposedChoice(field: MergeField, survivor: MergeValues, other: MergeValues): MergeChoice {
  const known = MERGE_FIELDS.find((one) => one.field === field);
  const lacks = (values: MergeValues) => known?.columns.every((column) => isEmpty(values[column])) ?? true;
  if (lacks(survivor) && !lacks(other)) return 'OTHER';
  return known && 'both' in known && !lacks(other) && !agreeOn(field, survivor, other) ? 'BOTH' : 'SURVIVOR';
}

/** The values of the merged record by column. What was not chosen is as proposed. */
export function mergedValues(
  survivor: MergeValues,
  other: MergeValues,
  choices: MergeChoices,
): Record<string, unknown> {
  return Object.fromEntries(
    MERGE_FIELDS.flatMap((known) => {
      const choice = choices[known.field] ?? proposedChoice(known.field, survivor, other);
      return known.columns.map((column): [string, unknown] => {
        if (choice === 'BOTH' && 'both' in known)
          return [column, both(known.both, survivor[column], other[column])];
        return [column, (choice === 'OTHER' ? other : survivor)[column] ?? null];
      });
    }),
  );
}

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
  const text = typeof value === 'number' ? typedNumber(value) : value;
  if (DAYS.has(column)) return spanishDay(text);
  return `${LABELS[column]?.[text] ?? text}${UNITS[column] ?? ''}`;
}

/** What a record says of a field, in one text; `null` if nothing. */
export function fieldText(field: MergeField, values: MergeValues): string | null {
  const columns = MERGE_FIELDS.find((one) => one.field === field)?.columns ?? [];
  const texts = columns.map((column) => valueText(column, values[column])).filter(Boolean);
  return texts.join(' · ') || null;
}
