import * as yup from 'yup';
import { GENDERS, PATIENT_STATUSES } from '@/contract/patients/enums';
import { consentAnswer } from '../consent/answers';
import { invitationSummaryAnswer } from '../invitations/answers';

/** An ADMIN gets the first four only (decisions, Roles), hence the others are optional. */
const listFields = {
  id: yup.string().required(),
  name: yup.string().required(),
  email: yup.string().nullable(),
  phone: yup.string().nullable(),
  status: yup.string().oneOf(PATIENT_STATUSES),
  createdAt: yup.string(),
};

/** GET /api/patients: list fields only; clinical text travels with the single patient. */
export const patientListAnswer = yup.object({
  patients: yup
    .array(yup.object({ ...listFields, invitation: invitationSummaryAnswer.nullable().optional() }))
    .required(),
  nextCursor: yup.string().nullable(),
});

/** The record as its therapist sees it. */
export const patientAnswer = yup.object({
  patient: yup
    .object({
      ...listFields,
      dateOfBirth: yup.string().nullable(),
      gender: yup.string().oneOf(GENDERS).nullable(),
      address: yup.string().nullable(),
      emergencyContact: yup.string().nullable(),
      emergencyPhone: yup.string().nullable(),
      medicalHistory: yup.string().nullable(),
      allergies: yup.string().nullable(),
      medications: yup.string().nullable(),
      notes: yup.string().nullable(),
      consent: consentAnswer,
    })
    .required(),
});

const count = () => yup.number().integer().required();

/** GET /api/patients/{id}/stats (spec §7). */
export const patientStatsAnswer = yup.object({
  evaluations: count(),
  appointments: count(),
  activeRoutines: count(),
});
