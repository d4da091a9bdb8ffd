import { alertRoutes } from './alerts/routes';
import { appointmentLinkRoutes } from './appointmentLinks/routes';
import { appointmentRoutes } from './appointments/routes';
import { auditRoutes } from './audit/routes';
import { authRoutes } from './auth/routes';
import { calendarRoutes } from './calendar/routes';
import { careRoutes } from './care/routes';
import { chatRoutes } from './chat/routes';
import { communicationRoutes } from './communications/routes';
import { consentRoutes } from './consent/routes';
import { documentRoutes } from './documents/routes';
import { episodeRoutes } from './episodes/routes';
import { exportRoutes } from './exports/routes';
import { exerciseRoutes } from './exercises/routes';
import { evaluationRoutes } from './evaluations/routes';
import { hoursRoutes } from './hours/routes';
import type { DomainRoutes } from './http/app';
import { appointmentImportRoutes } from './appointmentImports/routes';
import { importRoutes } from './imports/routes';
import { invitationRoutes } from './invitations/routes';
import { mergeRoutes } from './merges/routes';
import { notificationsRoutes } from './notifications/routes';
import { outboxRoutes } from './outbox/routes';
import { pendingRoutes } from './pending/routes';
import { practiceRoutes } from './practice/routes';
import { profileRoutes } from './profile/routes';
import { progressRoutes } from './progress/routes';
import { patientRoutes } from './patients/routes';
import { secondFactorRoutes } from './auth/secondFactorRoutes';
import { recordRoutes } from './record/routes';
import { roomRoutes, serviceRoutes } from './namedThings/routes';
import { routineRoutes } from './routines/routes';
import { setupRoutes } from './setup/routes';
import { sessionRoutes } from './sessions/routes';
import { systemRoutes } from './system/routes';
import { teamRoutes } from './team/routes';

/** The routes of every domain, one line each. */
export const domainRoutes: DomainRoutes[] = [
  alertRoutes,
  appointmentLinkRoutes,
  appointmentRoutes,
  auditRoutes,
  authRoutes,
  calendarRoutes,
  careRoutes,
  chatRoutes,
  communicationRoutes,
  consentRoutes,
  documentRoutes,
  episodeRoutes,
  exerciseRoutes,
  exportRoutes,
  hoursRoutes,
  appointmentImportRoutes,
  importRoutes,
  invitationRoutes,
  mergeRoutes,
  notificationsRoutes,
  outboxRoutes,
  patientRoutes,
  pendingRoutes,
  practiceRoutes,
  profileRoutes,
  progressRoutes,
  recordRoutes,
  roomRoutes,
  routineRoutes,
  secondFactorRoutes,
  serviceRoutes,
  evaluationRoutes,
  sessionRoutes,
  setupRoutes,
  systemRoutes,
  teamRoutes,
];
