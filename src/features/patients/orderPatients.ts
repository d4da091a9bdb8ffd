import { LOCALE } from '@/contract/common/constants';
import type { PatientListItem } from '@/contract/patientAnswers';
import type { Sort } from '@/shared/ui/data-table/rows';

/** Orders of the patient list by heading: its column's key, with `-` before it for descending. */
export const PATIENT_ORDERS = ['name', '-name', 'createdAt', '-createdAt'] as const;
export type PatientOrder = (typeof PATIENT_ORDERS)[number];

/** Whether a text from the address or the preferences names an order. */
export const isPatientOrder = (text: string): text is PatientOrder =>
  PATIENT_ORDERS.some((order) => order === text);

/** The order as the headings of the table show it. */
export function sortOf(order: PatientOrder | ''): Sort | undefined {
  if (order === '') return undefined;
  return order.startsWith('-')
    ? { key: order.slice(1), direction: 'descending' }
    : { key: order, direction: 'ascending' };
}

/** The order that a heading asks for; none for a column that cannot be sorted by. */
export function orderOf({ key, direction }: Sort): PatientOrder | '' {
  const order = direction === 'descending' ? `-${key}` : key;
  return isPatientOrder(order) ? order : '';
}

const { compare } = new Intl.Collator(LOCALE, { sensitivity: 'base', numeric: true });

/** Patients in the wanted order; equal ones stay as they came. */
export function orderPatients(
  patients: readonly PatientListItem[],
  order: PatientOrder | '',
): readonly PatientListItem[] {
  if (order === '') return patients;
  const sign = order.startsWith('-') ? -1 : 1;
  return order.endsWith('name')
    ? [...patients].sort((one, other) => sign * compare(one.name, other.name))
    : [...patients].sort((one, other) => sign * compare(one.createdAt ?? '', other.createdAt ?? ''));
}

/** The `count` most recently registered patients, newest first, whatever the backend's order. */
export function recentPatients(patients: readonly PatientListItem[], count: number): PatientListItem[] {
  return [...patients].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
}
