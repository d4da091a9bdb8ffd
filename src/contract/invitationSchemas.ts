import * as yup from 'yup';
import { email, type Entity, given, id, instant } from './common/fields';
import { INVITATION_MESSAGES, INVITATION_STATUSES } from './invitations';

/** An invitation as embedded in a patient row. */
export const invitationSummary = yup.object({
  id: given(),
  email: given(),
  status: yup.string().oneOf(INVITATION_STATUSES).required(),
  createdAt: instant(),
  expiresAt: yup.string().datetime().nullable().defined(),
});
export type InvitationSummary = Entity<typeof invitationSummary>;

const person = () => yup.object({ name: given() }).nullable().defined();

/**
 * An invitation as seen by its therapist. `link` is only in the answer that creates it, because the server
 * stores just a hash. There `mailWaits` says that the mail server did not answer and the mail leaves later.
 */
export const invitation = invitationSummary.shape({
  patientId: given(),
  patient: person(),
  therapist: person(),
  link: yup.string(),
  mailWaits: yup.boolean(),
});

/**
 * An invitation as seen through its link: who invites whom, and the current privacy text. Contains no ids of
 * records.
 */
export const linkedInvitation = invitationSummary.shape({
  patient: person(),
  therapist: person(),
  privacyVersion: given(),
});

/** An invitation as seen by either side. */
export type Invitation = Entity<typeof invitation, 'patientId' | 'patient' | 'therapist'> &
  Partial<Pick<yup.InferType<typeof linkedInvitation>, 'privacyVersion'>>;

/** GET /api/invitations, and GET of a patient's invitations. */
export const invitationsAnswer = yup.object({ invitations: yup.array(invitation).required() });

/** POST /api/invitations. */
export const oneInvitationAnswer = yup.object({ invitation: invitation.required() });

/** GET /api/invitations/token/{token}. */
export const linkedInvitationAnswer = yup.object({ invitation: linkedInvitation.required() });

/** Body of POST /api/invitations. */
export const invitationBodySchema = yup.object({
  patientId: id(),
  email: email().required(INVITATION_MESSAGES.emailRequired),
});
