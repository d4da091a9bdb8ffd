import * as yup from 'yup';
import { INVITATION_STATUSES } from '@/contract/invitations/enums';

/** What a patient row needs of its invitation. */
export const invitationSummaryAnswer = yup.object({
  id: yup.string().required(),
  email: yup.string().required(),
  status: yup.string().oneOf(INVITATION_STATUSES).required(),
  createdAt: yup.string().required(),
  expiresAt: yup.string().nullable(),
});

const person = yup.object({ name: yup.string().required() });

/** Spec §3 Invitation. `link` is only in the answer that creates it: afterwards nobody can know it. */
export const invitationAnswer = invitationSummaryAnswer.shape({
  patientId: yup.string(),
  patient: person.required(),
  therapist: person.required(),
  link: yup.string(),
});

export const invitationsAnswer = yup.object({ invitations: yup.array(invitationAnswer).required() });

export const oneInvitationAnswer = yup.object({ invitation: invitationAnswer.required() });

/** What a stranger with the link sees: who invites whom, no ids of records. */
export const openInvitationAnswer = yup.object({
  invitation: invitationSummaryAnswer
    .shape({
      patient: person.required(),
      therapist: person.required(),
      privacyVersion: yup.string().required(),
    })
    .required(),
});
