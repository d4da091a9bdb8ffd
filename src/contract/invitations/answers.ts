import * as yup from 'yup';
import { type Entity, given, instant } from '../common/answers';
import { INVITATION_STATUSES } from './enums';

/** Invitation as a patient row embeds it. */
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
 * An invitation as its therapist sees it. Only the answer that creates it has `link`; the server stores a
 * hash.
 */
export const invitation = invitationSummary.shape({
  patientId: given(),
  patient: person(),
  therapist: person(),
  link: yup.string(),
});

/**
 * An invitation opened by its link: who invites whom and the current privacy text, without ids of records.
 */
export const linkedInvitation = invitationSummary.shape({
  patient: person(),
  therapist: person(),
  privacyVersion: given(),
});

/** An invitation, from whichever side. */
export type Invitation = Entity<typeof invitation, 'patientId' | 'patient' | 'therapist'> &
  Partial<Pick<yup.InferType<typeof linkedInvitation>, 'privacyVersion'>>;

/** GET /api/invitations and of a patient. */
export const invitationsAnswer = yup.object({ invitations: yup.array(invitation).required() });

/** POST /api/invitations. */
export const oneInvitationAnswer = yup.object({ invitation: invitation.required() });

/** GET /api/invitations/token/{token}. */
export const linkedInvitationAnswer = yup.object({ invitation: linkedInvitation.required() });
