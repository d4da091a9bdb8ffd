import * as yup from 'yup';
import { type Entity, given, maybe, maybeWhole } from '../common/answers';
import { CONTACT_WAYS, DOCUMENT_KINDS, DOMINANT_SIDES, WALKING_AIDS } from './detailEnums';

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
  measuredOn: yup
    .string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .defined(),
  walkingAid: choice(WALKING_AIDS),
  tags: yup.array(given()).required(),
  guardianName: maybe(),
  guardianTaxId: maybe(),
  guardianRelation: maybe(),
  guardianPhone: maybe(),
  guardianEmail: maybe(),
});
export type PatientDetails = Entity<typeof patientDetails>;
