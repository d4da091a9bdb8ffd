import { CONTACT_WAYS, DOCUMENT_KINDS, DOMINANT_SIDES, WALKING_AIDS } from '@/contract/patientDetails';
import type { PatientDetails } from '@/contract/patientAnswers';
import { numberOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { isObject } from '@/shared/lib/values';

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
    measuredOn: optionalTextOf(raw.measuredOn)?.slice(0, 10) ?? null,
    walkingAid: choiceOf(WALKING_AIDS, raw.walkingAid),
    tags: Array.isArray(raw.tags) ? raw.tags.map((tag) => textOf(tag)).filter(Boolean) : [],
    guardianName: optionalTextOf(raw.guardianName),
    guardianTaxId: optionalTextOf(raw.guardianTaxId),
    guardianRelation: optionalTextOf(raw.guardianRelation),
    guardianPhone: optionalTextOf(raw.guardianPhone),
    guardianEmail: optionalTextOf(raw.guardianEmail),
  };
}
