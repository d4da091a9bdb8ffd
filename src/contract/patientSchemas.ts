import * as yup from 'yup';
import { TEXT_LIMITS } from './common/constants';
import {
  calendarDate,
  decimal,
  email,
  enumValue,
  integer,
  oneOf,
  optionalText,
  phone,
  requiredText,
  text,
} from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import {
  CONTACT_WAYS,
  DETAIL_LIMITS as LIMITS,
  DETAIL_LIMITS,
  DOCUMENT_KINDS,
  DOMINANT_SIDES,
  WALKING_AIDS,
} from './patientDetails';
import { GENDERS, PATIENT_MESSAGES as MESSAGES, PATIENT_MESSAGES, PATIENT_STATUSES } from './patients';
import { PROFILE_MESSAGES } from './profile';
import { isPersonTaxId, looksLikePersonTaxId, plainTaxId } from './taxId';
import { TEAM_MESSAGES } from './team';

const PASSPORT = /^[A-Z0-9]{5,20}$/;

/** NIF, NIE or passport of a person whose kind of document nobody asks, without spaces and points, in upper case. */
const personDocument = () =>
  text(LIMITS.documentMax)
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? plainTaxId(value) : value))
    .test('document', function isDocument(value) {
      if (!value || isPersonTaxId(value)) return true;
      const isSlip = looksLikePersonTaxId(value);
      if (!isSlip && PASSPORT.test(value)) return true;
      return this.createError({ message: isSlip ? MESSAGES.taxId : MESSAGES.passport });
    });

interface Guardian {
  guardianTaxId?: string | null;
  guardianRelation?: string | null;
  guardianPhone?: string | null;
  guardianEmail?: string | null;
}

const GUARDIAN_CONTACT = ['guardianTaxId', 'guardianRelation', 'guardianPhone', 'guardianEmail'] as const;

/** Absent or false: the patient is told of appointments like everybody. */
const noAppointmentMails = () => yup.boolean().typeError(FIELD_MESSAGES.wrongType).nullable();

/** Further details of a patient, all optional. They travel as `details` beside the documented fields. */
export const patientDetailsSchema = yup.object({
  documentKind: enumValue(DOCUMENT_KINDS).nullable(),
  documentNumber: text(LIMITS.documentMax)
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? plainTaxId(value) : value))
    .test('document', function isDocument(value) {
      if (!value) return true;
      const isPassport = (this.parent as { documentKind?: string }).documentKind === 'PASSPORT';
      if (isPassport ? PASSPORT.test(value) : isPersonTaxId(value)) return true;
      return this.createError({ message: isPassport ? MESSAGES.passport : MESSAGES.taxId });
    }),
  secondPhone: phone(),
  postalCode: optionalText(LIMITS.postalCodeMax).test(
    'postal-code',
    MESSAGES.postalCode,
    // Five digits are not Spanish alone: Hendaye is 64700, and Rome begins at 00118. Nowhere are they all zero.
    (value) => !value || !/^0+$/.test(value),
  ),
  town: optionalText(TEXT_LIMITS.name),
  preferredContact: enumValue(CONTACT_WAYS).nullable(),
  noAppointmentMails: noAppointmentMails(),
  insurer: optionalText(TEXT_LIMITS.name),
  policyNumber: optionalText(TEXT_LIMITS.name),
  referredBy: optionalText(TEXT_LIMITS.shortText),
  occupation: optionalText(TEXT_LIMITS.shortText),
  sport: optionalText(TEXT_LIMITS.shortText),
  dominantSide: enumValue(DOMINANT_SIDES).nullable(),
  height: integer(LIMITS.heightMin, LIMITS.heightMax, MESSAGES.height).nullable(),
  weight: decimal(LIMITS.weightMin, LIMITS.weightMax, MESSAGES.weight).nullable(),
  measuredOn: calendarDate(),
  walkingAid: enumValue(WALKING_AIDS).nullable(),
  tags: yup
    .array()
    .of(text(LIMITS.tagLength).required(FIELD_MESSAGES.required))
    .max(LIMITS.tagsMax, FIELD_MESSAGES.tooMany(LIMITS.tagsMax)),
  guardianName: optionalText(TEXT_LIMITS.name).test(
    'guardian',
    MESSAGES.guardianName,
    function isNamed(value) {
      const guardian = this.parent as Guardian;
      return Boolean(value) || GUARDIAN_CONTACT.every((field) => !guardian[field]);
    },
  ),
  guardianTaxId: personDocument(),
  guardianRelation: optionalText(TEXT_LIMITS.shortText),
  guardianPhone: phone(),
  guardianEmail: email().nullable(),
});
export type PatientDetailsBody = yup.InferType<typeof patientDetailsSchema>;

/** `reach=practice` gives a therapist who administers the practice as well what administration sees of it, not their own. */
export const reachQuery = yup.object({ reach: oneOf(['practice'] as const).nullable() });

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
  noAppointmentMails: noAppointmentMails(),
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

/** Body of PUT /api/patients/:id/account. `madeByOther` takes the account from somebody else who made it. */
export const patientAccountSchema = yup.object({
  email: email().required(PROFILE_MESSAGES.emailRequired),
  madeByOther: yup.boolean().typeError(FIELD_MESSAGES.wrongType),
});
