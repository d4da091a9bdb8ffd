import type { Role } from '@/contract/common/roles';
import { RECORD_TABS } from '@/shared/routes';
import type { Pages } from './definePages';

const STAFF: readonly Role[] = ['THERAPIST', 'ADMIN'];
const PATIENT: readonly Role[] = ['PATIENT'];
const ADMIN: readonly Role[] = ['ADMIN'];
const CHATTERS: readonly Role[] = ['THERAPIST', 'PATIENT'];
const EVERYONE: readonly Role[] = ['THERAPIST', 'PATIENT', 'ADMIN'];

/** A screen with its path and the roles that may open it. */
export interface RouteEntry {
  path: string;
  page: keyof Pages;
  roles: readonly Role[];
}

/** The signed-in part of the route table. */
export const SIGNED_IN_ROUTES: readonly RouteEntry[] = [
  { path: '/dashboard', page: 'dashboard', roles: EVERYONE },
  { path: '/patients', page: 'patients', roles: STAFF },
  { path: '/patients/new', page: 'patientForm', roles: STAFF },
  { path: '/patients/:id', page: 'patientDetail', roles: STAFF },
  ...RECORD_TABS.map((tab) => ({
    path: `/patients/:id/${tab}`,
    page: 'patientDetail' as const,
    roles: STAFF,
  })),
  { path: '/patients/:id/edit', page: 'patientForm', roles: STAFF },
  { path: '/import', page: 'importPatients', roles: STAFF },
  { path: '/invitations', page: 'invitations', roles: STAFF },
  { path: '/patients/:id/evaluations/new', page: 'evaluationForm', roles: STAFF },
  { path: '/sessions/new', page: 'sessionForm', roles: EVERYONE },
  { path: '/sessions/:id', page: 'sessionDetail', roles: EVERYONE },
  { path: '/history', page: 'history', roles: EVERYONE },
  { path: '/my-progress', page: 'myProgress', roles: PATIENT },
  { path: '/my-routines', page: 'myRoutines', roles: PATIENT },
  { path: '/my-sessions', page: 'mySessions', roles: PATIENT },
  { path: '/appointments', page: 'appointments', roles: STAFF },
  { path: '/appointments/new', page: 'appointmentForm', roles: STAFF },
  { path: '/appointments/:id/edit', page: 'appointmentForm', roles: STAFF },
  { path: '/patients/:id/appointments/new', page: 'patientAppointment', roles: STAFF },
  { path: '/hours', page: 'hours', roles: STAFF },
  { path: '/my-appointments', page: 'myAppointments', roles: PATIENT },
  { path: '/conversations', page: 'conversations', roles: CHATTERS },
  { path: '/conversations/:id', page: 'conversation', roles: CHATTERS },
  { path: '/exercises', page: 'exercises', roles: STAFF },
  { path: '/routines', page: 'routines', roles: STAFF },
  { path: '/routines/:id/print', page: 'routinePrint', roles: STAFF },
  { path: '/patients/:id/routines/new', page: 'patientRoutine', roles: STAFF },
  { path: '/home-exercises', page: 'homeExercises', roles: PATIENT },
  { path: '/patients/:id/export', page: 'recordCopy', roles: STAFF },
  { path: '/my-data', page: 'myData', roles: PATIENT },
  { path: '/my-data/export', page: 'myRecordCopy', roles: PATIENT },
  { path: '/my-data/documents', page: 'myDocuments', roles: PATIENT },
  { path: '/access-log', page: 'accessLog', roles: ADMIN },
  { path: '/settings', page: 'settings', roles: ADMIN },
  { path: '/settings/hours', page: 'settings', roles: ADMIN },
  { path: '/settings/services', page: 'settings', roles: ADMIN },
  { path: '/settings/rooms', page: 'settings', roles: ADMIN },
  { path: '/settings/team', page: 'settings', roles: ADMIN },
  { path: '/profile', page: 'profile', roles: EVERYONE },
];
