import { CARE_RELATIONS } from '@/contract/care';
import type { CareLabel } from '@/contract/careAnswers';
import type {
  DeletedPatient,
  LikelyDuplicate,
  Patient,
  PatientAccount,
  PatientContact,
  PatientDetails,
  PatientListItem,
  PatientTexts,
} from '@/contract/patientAnswers';
import { CONTACT_WAYS, DOCUMENT_KINDS, DOMINANT_SIDES, WALKING_AIDS } from '@/contract/patientDetails';
import { LIKENESS_REASONS } from '@/contract/patientLikeness';
import { type Gender, GENDERS, patientStatusOf } from '@/contract/patients';
import { idOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { overwrittenOf, toConsent, toInvitationSummary } from '@/shared/api/records';
import { isObject } from '@/shared/lib/values';

type Raw = Record<string, unknown>;

const toCare = ({ relation: raw, leadName }: Raw): CareLabel => ({
  relation: CARE_RELATIONS.find((relation) => relation === raw) ?? 'COLLABORATOR',
  leadName: textOf(leadName),
});

/** A day, cut from an instant where a backend gives one. */
const dayOf = (value: unknown): string | null => optionalTextOf(value)?.slice(0, 10) ?? null;

/** Reads a row of the patient list in any backend's spelling. */
export function toPatientListItem(raw: Raw): PatientListItem {
  const patient: PatientListItem = {
    id: idOf(raw),
    name: textOf(raw.name),
    email: optionalTextOf(raw.email),
    phone: optionalTextOf(raw.phone),
    status: patientStatusOf(raw.status),
    createdAt: textOf(raw.createdAt),
  };
  // Assigned instead of spread, which dominated the time for ten thousand rows.
  if ('invitation' in raw) patient.invitation = toInvitationSummary(raw.invitation);
  if (raw.care) patient.care = toCare(objectOf(raw.care));
  if ('therapistName' in raw) patient.therapistName = textOf(raw.therapistName);
  if ('documentNumber' in raw) patient.documentNumber = textOf(raw.documentNumber);
  if ('secondPhone' in raw) patient.secondPhone = textOf(raw.secondPhone);
  if ('guardianPhone' in raw) patient.guardianPhone = textOf(raw.guardianPhone);
  if ('dateOfBirth' in raw) patient.dateOfBirth = dayOf(raw.dateOfBirth);
  return patient;
}

const genderOf = (value: unknown): Gender | null =>
  GENDERS.find((gender) => gender === textOf(value).toUpperCase()) ?? null;

/** Reads what a record says in words, now or in an earlier version. */
export const toPatientTexts = (raw: Raw): PatientTexts => ({
  medicalHistory: optionalTextOf(raw.medicalHistory),
  allergies: optionalTextOf(raw.allergies),
  medications: optionalTextOf(raw.medications),
  notes: optionalTextOf(raw.notes),
});

/** Reads a whole record in any backend's spelling. */
export function toPatient(raw: Raw): Patient {
  return {
    ...toPatientListItem(raw),
    dateOfBirth: dayOf(raw.dateOfBirth),
    gender: genderOf(raw.gender),
    address: optionalTextOf(raw.address),
    emergencyContact: optionalTextOf(raw.emergencyContact),
    emergencyPhone: optionalTextOf(raw.emergencyPhone),
    ...toPatientTexts(raw),
    ...overwrittenOf(raw),
    ...('consent' in raw && { consent: toConsent(raw.consent) }),
    ...('noAppointmentMails' in raw && { noAppointmentMails: raw.noAppointmentMails === true }),
    ...('details' in raw && { details: toDetails(raw.details) }),
  };
}

/** Reads what the desk knows of a patient. */
export function toContact(answer: unknown): PatientContact {
  const raw = objectOf(answer, 'patient');
  return {
    id: idOf(raw),
    name: textOf(raw.name),
    email: optionalTextOf(raw.email),
    phone: optionalTextOf(raw.phone),
    therapistName: textOf(raw.therapistName),
    noAppointmentMails: raw.noAppointmentMails === true,
  };
}

/** Reads the address with which a patient signs in; `null` without an account. */
export function toAccount(answer: unknown): PatientAccount {
  const email = textOf(objectOf(objectOf(answer).account).email);
  return email ? { email } : null;
}

/** Reads a record that may be of the same person. */
export function toLikelyDuplicate(raw: Raw): LikelyDuplicate {
  const reasons: unknown[] = Array.isArray(raw.reasons) ? raw.reasons : [];
  return {
    id: idOf(raw),
    name: textOf(raw.name),
    email: optionalTextOf(raw.email),
    phone: optionalTextOf(raw.phone),
    dateOfBirth: dayOf(raw.dateOfBirth),
    reasons: LIKENESS_REASONS.filter((reason) => reasons.includes(reason)),
  };
}

const choiceOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | null =>
  values.find((value) => value === textOf(raw).toUpperCase()) ?? null;

/** Reads the further details of a record; `null` where there are none. */
export function toDetails(raw: unknown): PatientDetails | null {
  if (!isObject(raw)) return null;
  return {
    documentKind: choiceOf(DOCUMENT_KINDS, raw.documentKind),
    documentNumber: optionalTextOf(raw.documentNumber),
    secondPhone: optionalTextOf(raw.secondPhone),
    postalCode: optionalTextOf(raw.postalCode),
    town: optionalTextOf(raw.town),
    preferredContact: choiceOf(CONTACT_WAYS, raw.preferredContact),
    noAppointmentMails: typeof raw.noAppointmentMails === 'boolean' ? raw.noAppointmentMails : null,
    insurer: optionalTextOf(raw.insurer),
    policyNumber: optionalTextOf(raw.policyNumber),
    referredBy: optionalTextOf(raw.referredBy),
    occupation: optionalTextOf(raw.occupation),
    sport: optionalTextOf(raw.sport),
    dominantSide: choiceOf(DOMINANT_SIDES, raw.dominantSide),
    height: numberOf(raw.height, null),
    weight: numberOf(raw.weight, null),
    measuredOn: dayOf(raw.measuredOn),
    walkingAid: choiceOf(WALKING_AIDS, raw.walkingAid),
    tags: Array.isArray(raw.tags) ? raw.tags.map((tag) => textOf(tag)).filter(Boolean) : [],
    guardianName: optionalTextOf(raw.guardianName),
    guardianTaxId: optionalTextOf(raw.guardianTaxId),
    guardianRelation: optionalTextOf(raw.guardianRelation),
    guardianPhone: optionalTextOf(raw.guardianPhone),
    guardianEmail: optionalTextOf(raw.guardianEmail),
  };
}

/** Reads a record that was deleted. */
export const toDeletedPatient = (raw: Raw): DeletedPatient => ({
  id: idOf(raw),
  name: textOf(raw.name),
  deletedAt: textOf(raw.deletedAt),
  deletedBy: optionalTextOf(raw.deletedBy),
});

/** Starts of the appointments that stay cancelled although their record came back. */
export function toStillCancelled(answer: unknown): string[] {
  const { stillCancelled } = objectOf(answer);
  return Array.isArray(stillCancelled) ? stillCancelled.map((start) => textOf(start)) : [];
}
