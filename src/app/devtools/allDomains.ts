import { appointmentsDomain } from '@/features/appointments';
import { auditDomain } from '@/features/audit';
import { chatDomain } from '@/features/chat';
import { exercisesDomain } from '@/features/exercises';
import { invitationsDomain } from '@/features/invitations';
import { notificationsDomain } from '@/features/notifications';
import { patientsDomain } from '@/features/patients';
import { progressDomain } from '@/features/progress';
import { routinesDomain } from '@/features/routines';
import { sessionsDomain } from '@/features/sessions';
import type { Domain } from '@/shared/redux';

/**
 * Every feature's domain that comes with a screen. For tools and tests, which hold all of the state at once; the app
 * loads each with its screen. Log-in's is not among them: it is there from the start.
 */
export const ALL_DOMAINS: readonly Domain[] = [
  appointmentsDomain,
  auditDomain,
  chatDomain,
  exercisesDomain,
  invitationsDomain,
  notificationsDomain,
  patientsDomain,
  progressDomain,
  routinesDomain,
  sessionsDomain,
];
