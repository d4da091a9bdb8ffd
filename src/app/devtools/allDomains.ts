import { appointmentsDomain } from '@/features/appointments';
import { auditDomain } from '@/features/audit';
import { authDomain } from '@/features/auth';
import { chatDomain } from '@/features/chat';
import { documentsDomain } from '@/features/documents';
import { exercisesDomain } from '@/features/exercises';
import { importsDomain } from '@/features/imports';
import { invitationsDomain } from '@/features/invitations';
import { notificationsDomain } from '@/features/notifications';
import { paletteDomain } from '@/features/palette';
import { patientsDomain } from '@/features/patients';
import { progressDomain } from '@/features/progress';
import { routinesDomain } from '@/features/routines';
import { sessionsDomain } from '@/features/sessions';
import type { Domain } from '@/shared/redux';

/**
 * Every feature's domain, for tools and tests that need the whole state at once. The app loads domains with
 * their screens, except that of sign-in, which is always loaded.
 */
export const ALL_DOMAINS: readonly Domain[] = [
  appointmentsDomain,
  auditDomain,
  authDomain,
  chatDomain,
  documentsDomain,
  exercisesDomain,
  importsDomain,
  invitationsDomain,
  notificationsDomain,
  paletteDomain,
  patientsDomain,
  progressDomain,
  routinesDomain,
  sessionsDomain,
];
