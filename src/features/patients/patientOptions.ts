import { formatPhone } from '@/contract/common/text';
import type { PatientListItem } from '@/contract/patientAnswers';
import { taxIdSpellings } from '@/contract/taxId';

/** Patients as a combobox offers them: e-mail or telephone tell equal names apart, and all telephones and the NIF find one. */
export const patientOptions = (patients: readonly PatientListItem[]) =>
  patients.map(({ id, name, email, phone, secondPhone, guardianPhone, documentNumber }) => ({
    value: id,
    label: name,
    description: email ?? (phone ? formatPhone(phone) : undefined),
    keywords: [phone, secondPhone, guardianPhone, taxIdSpellings(documentNumber)].filter(Boolean).join('\n'),
  }));
