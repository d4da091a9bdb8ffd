import * as yup from 'yup';
import { calendarDate, email, enumValue, optionalText, phone, requiredText, text } from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { FIELD_MESSAGES } from '../common/messages';
import { TEAM_MESSAGES } from '../team/messages';
import { DETAIL_LIMITS } from './detailEnums';
import { patientDetailsSchema } from './detailSchema';
import { GENDERS, PATIENT_STATUSES } from './enums';
import { PATIENT_MESSAGES } from './messages';

/** Body of POST and PUT /api/patients: the fields of the form. */
export const patientBodySchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, PATIENT_MESSAGES.nameRequired),
  email: email().nullable(),
  phone: phone(),
  dateOfBirth: calendarDate(),
  gender: enumValue(GENDERS).nullable(),
  address: optionalText(TEXT_LIMITS.line),
  emergencyContact: optionalText(TEXT_LIMITS.name),
  emergencyPhone: phone(),
  medicalHistory: optionalText(TEXT_LIMITS.clinicalText),
  allergies: optionalText(TEXT_LIMITS.clinicalText),
  medications: optionalText(TEXT_LIMITS.clinicalText),
  notes: optionalText(TEXT_LIMITS.clinicalText),
  status: enumValue(PATIENT_STATUSES),
  /** Sent only where the server has the capability `patientDetails`; without it, stored details stay. */
  details: patientDetailsSchema.default(undefined).nullable().optional(),
});

export type PatientBody = yup.InferType<typeof patientBodySchema>;

/** Path of a day that is known of a patient and yet lies after `today`; undefined if there is none. */
export function dayAhead(
  { dateOfBirth, details }: Pick<PatientBody, 'dateOfBirth' | 'details'>,
  today: string,
): string | undefined {
  if (dateOfBirth && dateOfBirth > today) return 'dateOfBirth';
  return details?.measuredOn && details.measuredOn > today ? 'details.measuredOn' : undefined;
}

/** The body on a day of the practice, `YYYY-MM-DD`: nobody is born or measured later. */
export const patientBodySchemaOn = (today: string) =>
  patientBodySchema.test('past', function isPast(body) {
    const path = dayAhead(body, today);
    return path === undefined || this.createError({ path, message: FIELD_MESSAGES.afterToday });
  });

/** Body of PUT /api/patients/{id}/contact: what the desk knows of a patient. */
export const contactChangeSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, PATIENT_MESSAGES.nameRequired),
  phone: phone(),
  email: email().nullable(),
});
export type ContactChange = yup.InferType<typeof contactChangeSchema>;

/**
 * Body of POST /api/patients/contact: the same of a new patient. An ADMIN says for which therapist; a therapist can only
 * create for themselves.
 */
export const patientContactSchema = contactChangeSchema.shape({ therapistId: optionalText(64) });
export type PatientContactBody = yup.InferType<typeof patientContactSchema>;

/** Form in which an ADMIN also chooses the therapist. */
export const patientContactOfTherapistSchema = patientContactSchema.shape({
  therapistId: requiredText(64, TEAM_MESSAGES.therapistRequired),
});

/**
 * Body of POST /api/patients/duplicates: what is known of somebody before their record is made. A POST, because an
 * address would be written down.
 */
export const duplicateCheckSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, PATIENT_MESSAGES.nameRequired),
  email: text(TEXT_LIMITS.email).nullable(),
  phone: text(TEXT_LIMITS.phone).nullable(),
  secondPhone: text(TEXT_LIMITS.phone).nullable(),
  dateOfBirth: calendarDate(),
  documentNumber: text(DETAIL_LIMITS.documentMax).nullable(),
});
export type DuplicateCheckBody = yup.InferType<typeof duplicateCheckSchema>;
