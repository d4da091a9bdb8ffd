import * as yup from 'yup';
import { count, type Entity, given, instant, maybeInstant } from './common/fields';
import { STAFF_ROLES } from './team';

const role = () => yup.string().oneOf(STAFF_ROLES).required();

/** Somebody who works, or worked, in the practice, as an ADMIN sees them. */
export const teamMember = yup.object({
  id: given(),
  name: given(),
  email: given(),
  role: role(),
  /** A therapist who is administration too. */
  alsoAdmin: yup.boolean().required(),
  lastAccess: maybeInstant().meta({ description: 'Último uso de una sesión' }),
  secondFactor: yup.boolean().required(),
  deactivatedAt: maybeInstant().meta({ description: 'Sin acceso desde entonces' }),
  /** Whether patients are told by mail of the appointments in their agenda. */
  appointmentMails: yup.boolean().required(),
  activePatients: count(),
  futureAppointments: count(),
});
export type TeamMember = Entity<typeof teamMember>;

/** GET /api/team. */
export const teamAnswer = yup.object({ members: yup.array(teamMember).required() });

/** Deactivation and reactivation: the person, with the patients and appointments that need another therapist. */
export const oneMemberAnswer = yup.object({ member: teamMember.required() });

/** A therapist to choose. */
export const therapistChoice = yup.object({ id: given(), name: given() });
export type TherapistChoice = Entity<typeof therapistChoice>;

/** GET /api/team/therapists. */
export const therapistsAnswer = yup.object({ therapists: yup.array(therapistChoice).required() });

/** An invitation to work in the practice that nobody has accepted or cancelled. */
export const staffInvitation = yup.object({
  id: given(),
  name: given(),
  email: given(),
  role: role(),
  createdAt: instant(),
  expiresAt: instant(),
  /** Only in the answer that sends it: the mail server did not answer, and the mail leaves later. */
  mailWaits: yup.boolean(),
});
export type StaffInvitation = Entity<typeof staffInvitation>;

/** GET /api/team/invitations. */
export const staffInvitationsAnswer = yup.object({ invitations: yup.array(staffInvitation).required() });

/** POST /api/team/invitations, and sending one again. */
export const oneStaffInvitationAnswer = yup.object({ invitation: staffInvitation.required() });

/** An invitation as the invited person sees it. */
export const staffJoining = yup.object({
  name: given(),
  email: given(),
  role: role(),
  /** Empty while the practice has no name. */
  practiceName: yup.string().defined(),
});
export type StaffJoining = Entity<typeof staffJoining>;

/** GET /api/team/join/{token}. */
export const staffJoiningAnswer = yup.object({ invitation: staffJoining.required() });
