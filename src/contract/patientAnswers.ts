import * as yup from 'yup';
import { careLabel } from './careAnswers';
import { type Entity, given, instant, maybe, maybeWhole, practiceDay, whole } from './common/fields';
import { consent } from './consentSchemas';
import { invitationSummary } from './invitationSchemas';
import { CONTACT_WAYS, DOCUMENT_KINDS, DOMINANT_SIDES, WALKING_AIDS } from './patientDetails';
import { LIKENESS_REASONS } from './patientLikeness';
import { GENDERS, PATIENT_STATUSES } from './patients';
import { earlierVersion, overwritten } from './recordAnswers';

const choice = <Value extends string>(values: readonly Value[]) =>
  yup.string().oneOf(values).nullable().defined();

/** Further details of a patient, for its therapist. `height` in cm, `weight` in kg, both measured on `measuredOn`. */
export const patientDetails = yup.object({
  documentKind: choice(DOCUMENT_KINDS),
  documentNumber: maybe(),
  secondPhone: maybe(),
  postalCode: maybe(),
  town: maybe(),
  preferredContact: choice(CONTACT_WAYS),
  /** True for who wants no mails about appointments, else null. */
  noAppointmentMails: yup.boolean().nullable().defined(),
  insurer: maybe(),
  policyNumber: maybe(),
  referredBy: maybe(),
  occupation: maybe(),
  sport: maybe(),
  dominantSide: choice(DOMINANT_SIDES),
  height: maybeWhole(),
  weight: yup.number().nullable().defined(),
  measuredOn: practiceDay().nullable().defined(),
  walkingAid: choice(WALKING_AIDS),
  tags: yup.array(given()).required(),
  guardianName: maybe(),
  guardianTaxId: maybe(),
  guardianRelation: maybe(),
  guardianPhone: maybe(),
  guardianEmail: maybe(),
});
export type PatientDetails = Entity<typeof patientDetails>;

/** The fields of a patient that an ADMIN receives. */
const contact = { id: given(), name: given(), email: maybe(), phone: maybe() };

const status = yup.string().oneOf(PATIENT_STATUSES);

const birth = practiceDay().nullable();

/**
 * A row of the patient list, without clinical fields. `invitation` is the latest one; `null` if there is
 * none, absent if the backend does not send it. `care` says why somebody other than the lead sees it.
 */
export const patientListItem = yup.object({
  ...contact,
  status: status.required(),
  createdAt: instant(),
  invitation: invitationSummary.default(undefined).nullable().optional(),
  care: careLabel.default(undefined).optional(),
  /** Name of the lead, for an ADMIN alone. */
  therapistName: yup.string().optional(),
  /** NIF or passport, by which the list is searched; absent if none is noted, for an ADMIN, and on other backends. */
  documentNumber: yup.string().optional(),
  /** Telephones of who calls for the patient, by which the list is searched too; absent like the document. */
  secondPhone: yup.string().optional(),
  guardianPhone: yup.string().optional(),
  /** Tells namesakes apart; absent if it is not known, and for an ADMIN. */
  dateOfBirth: birth.optional(),
});
export type PatientListItem = Entity<typeof patientListItem>;

/** What a record says in words of the patient's health. */
const texts = { medicalHistory: maybe(), allergies: maybe(), medications: maybe(), notes: maybe() };

/** A record as seen by its therapist. `consent` is the patient's latest consent. */
export const patient = patientListItem.shape({
  dateOfBirth: birth.defined(),
  gender: yup.string().oneOf(GENDERS).nullable().defined(),
  address: maybe(),
  emergencyContact: maybe(),
  emergencyPhone: maybe(),
  ...texts,
  ...overwritten,
  consent: consent.default(undefined).nullable().optional(),
  /** For an ADMIN, who gets no details: true for who wants no mails about appointments. */
  noAppointmentMails: yup.boolean().optional(),
  /** `null` if none are noted; absent on a backend without them. */
  details: patientDetails.default(undefined).nullable().optional(),
});
export type Patient = Entity<typeof patient>;

/** GET /api/patients. An ADMIN gets only contact fields, so all others are optional. */
export const patientListAnswer = yup.object({
  patients: yup.array(patientListItem.shape({ status, createdAt: yup.string().datetime() })).required(),
  nextCursor: yup.string().nullable(),
  total: yup.number().integer().meta({ description: 'Cuántos son en total; solo con limit' }),
});

/** GET, POST and PUT of a patient. An ADMIN gets only contact fields. */
export const patientAnswer = yup.object({ patient: patient.partial().shape(contact).required() });

/** POST /api/patients/{id}/restore, with the starts of appointments whose hour was taken meanwhile. */
export const restoredPatientAnswer = patientAnswer.shape({ stillCancelled: yup.array(instant()).required() });

const patientTexts = yup.object(texts);
export type PatientTexts = Entity<typeof patientTexts>;

/** GET /api/patients/{id}/versions. */
export const patientVersionsAnswer = yup.object({
  data: yup.array(earlierVersion.shape({ patient: patientTexts.required() })).required(),
});

/** GET /api/deleted-patients, the latest first. `deletedBy` is the name of who did it; `null` if it is not known. */
export const deletedPatientsAnswer = yup.object({
  patients: yup
    .array(yup.object({ id: given(), name: given(), deletedAt: instant(), deletedBy: maybe() }))
    .required(),
});
export type DeletedPatient = Entity<typeof deletedPatientsAnswer>['patients'][number];

/** POST /api/deleted-patients/{id}/recovery, with the starts of appointments ahead that stay cancelled. */
export const recoveredPatientAnswer = yup.object({
  patient: yup.object({ id: given(), name: given() }).required(),
  stillCancelled: yup.array(instant()).required(),
});

/** GET /api/patients/{id}/stats. */
export const patientStats = yup.object({
  evaluations: whole(),
  appointments: whole(),
  activeRoutines: whole(),
});
export type PatientStats = Entity<typeof patientStats>;

/** POST /api/patients/contact, and PUT of a patient's contact. */
export const patientContactAnswer = yup.object({
  patient: yup
    .object({ ...contact, therapistName: given(), noAppointmentMails: yup.boolean().required() })
    .required(),
});
export type PatientContact = Entity<typeof patientContactAnswer>['patient'];

/** Records that may be of one person, the likeliest first. `dateOfBirth` is `null` for an ADMIN. */
export const likelyDuplicates = yup
  .array(
    yup.object({
      ...contact,
      dateOfBirth: maybe(),
      reasons: yup.array(yup.string().oneOf(LIKENESS_REASONS).required()).required(),
    }),
  )
  .required();
export type LikelyDuplicate = Entity<typeof likelyDuplicates>[number];

/** POST /api/patients/duplicates. */
export const duplicatesAnswer = yup.object({ duplicates: likelyDuplicates });

/** The account of a patient, for the lead; `null` where there is none. */
export const patientAccountAnswer = yup.object({
  account: yup.object({ email: given() }).nullable().defined(),
});
export type PatientAccount = Entity<typeof patientAccountAnswer>['account'];
