import { valueText } from '@/contract/mergeFields';
import { PATIENT_STATUS_LABELS } from '@/contract/patients';
import { PATIENT_SECTIONS } from '@/contract/recordPatientSections';
import type { EditFields } from '@/shared/edits/ChangedMeanwhile';

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
