import { valueText } from '@/contract/mergeFields';
import type { Patient, PatientDetails } from '@/contract/patientAnswers';
import { PATIENT_STATUS_LABELS } from '@/contract/patients';
import { PATIENT_SECTIONS } from '@/contract/recordPatientSections';
import type { EditFields } from '@/shared/edits/ChangedMeanwhile';
import type { PatientInput } from './api';
import { toDetails } from './normalise';

const FIELDS = [
  'name',
  'email',
  'phone',
  'dateOfBirth',
  'gender',
  'address',
  'emergencyContact',
  'emergencyPhone',
  'medicalHistory',
  'allergies',
  'medications',
  'notes',
  'status',
] as const;

/** Values of the form: the documented fields as text, and the further details as they are stored. */
export type PatientValues = Record<(typeof FIELDS)[number], string> & { details: PatientDetails };

/** The form's values for a patient, or for a new one. */
export function initialValues(patient: Patient | undefined): PatientValues {
  const values = Object.fromEntries(FIELDS.map((field) => [field, patient?.[field] ?? '']));
  return {
    ...(values as Omit<PatientValues, 'details'>),
    status: patient?.status ?? 'ACTIVE',
    details: patient?.details ?? (toDetails({}) as PatientDetails),
  };
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

const trimmedFields = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, trimmed(value)]));

/**
 * Request body. Empty fields are sent as `null`, so that clearing a field clears it on the server. The details go
 * only to a server that knows them.
 */
export function toInput({ details, ...values }: PatientValues, knowsDetails: boolean): PatientInput {
  return {
    ...trimmedFields(values),
    ...(knowsDetails && { details: trimmedFields(details) }),
  } as unknown as PatientInput;
}

const columnsOf = (section: keyof typeof PATIENT_SECTIONS, prefix = ''): EditFields =>
  Object.fromEntries(
    Object.entries(PATIENT_SECTIONS[section].columns).map(([column, { label }]) => [
      `${prefix}${column}`,
      { label: label ?? column, text: (value: unknown) => valueText(column, value) },
    ]),
  );

/** Labels of a record's fields, as its copy has them. */
export const PATIENT_EDIT_FIELDS: EditFields = {
  ...columnsOf('patients'),
  status: { label: 'Estado', text: PATIENT_STATUS_LABELS },
  ...columnsOf('patientDetails', 'details.'),
};

/** Of those, what the desk writes. */
export const CONTACT_EDIT_FIELDS: EditFields = { ...columnsOf('patients'), ...columnsOf('patientDetails') };
