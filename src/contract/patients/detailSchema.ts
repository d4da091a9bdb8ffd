import * as yup from 'yup';
import {
  calendarDate,
  decimal,
  email,
  enumValue,
  integer,
  optionalText,
  phone,
  text,
} from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { FIELD_MESSAGES } from '../common/messages';
import { isPersonTaxId, plainTaxId } from '../practice/taxId';
import {
  CONTACT_WAYS,
  DETAIL_LIMITS as LIMITS,
  DOCUMENT_KINDS,
  DOMINANT_SIDES,
  WALKING_AIDS,
} from './detailEnums';
import { PATIENT_MESSAGES as MESSAGES } from './messages';

const PASSPORT = /^[A-Z0-9]{5,20}$/;

/** NIF or NIE of a person, without spaces and points, in upper case. */
const personTaxId = () =>
  text(LIMITS.documentMax)
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? plainTaxId(value) : value))
    .test('tax-id', MESSAGES.taxId, (value) => !value || isPersonTaxId(value));

interface Guardian {
  guardianTaxId?: string | null;
  guardianRelation?: string | null;
  guardianPhone?: string | null;
  guardianEmail?: string | null;
}

const GUARDIAN_CONTACT = ['guardianTaxId', 'guardianRelation', 'guardianPhone', 'guardianEmail'] as const;

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
    // A Spanish code has five digits and begins with its province; those of other countries carry letters or differ.
    (value) => !value || !/^\d{5}$/.test(value) || (value >= '01000' && value < '53000'),
  ),
  town: optionalText(TEXT_LIMITS.name),
  preferredContact: enumValue(CONTACT_WAYS).nullable(),
  /** Absent or false: the patient is told of appointments like everybody. */
  noAppointmentMails: yup.boolean().typeError(FIELD_MESSAGES.wrongType).nullable(),
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
  guardianTaxId: personTaxId(),
  guardianRelation: optionalText(TEXT_LIMITS.shortText),
  guardianPhone: phone(),
  guardianEmail: email().nullable(),
});
export type PatientDetailsBody = yup.InferType<typeof patientDetailsSchema>;
