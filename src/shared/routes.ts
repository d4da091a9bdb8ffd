import type { ComponentType } from 'react';
import type { Role } from '@/contract/common/roles';
import type { Domain, Prefetch, Visit } from './redux';
import type { IconComponent } from './ui/icon/Icon';

/** Addresses used by the first download, separate so that it does not include all others. */
export const PUBLIC_ROUTES = {
  home: '/',
  login: '/login',
  register: '/register',
  /** Followed by the token. */
  invitation: '/register/invitation',
  /** Followed by the token of a mail about an appointment. */
  appointment: '/appointment',
  passwordReset: '/password-reset',
  dashboard: '/dashboard',
} as const;

/** Query parameter with the id of the run to show. */
export const RUN_PARAM = 'rutina';

/** Addresses of the screens. */
export const ROUTES = {
  ...PUBLIC_ROUTES,
  invitationRegistration: (token: string) => `/register/invitation/${encodeURIComponent(token)}`,
  patients: '/patients',
  newPatient: '/patients/new',
  /** The form that says for whom of the practice, for who is therapist and administration. */
  newPatientOfPractice: '/patients/new?reach=practice',
  patient: (id: string) => `/patients/${encodeURIComponent(id)}`,
  /** The record, opened from an appointment whose session is not written yet. */
  patientOfAppointment: (id: string, appointmentId: string) =>
    `/patients/${encodeURIComponent(id)}?appointmentId=${encodeURIComponent(appointmentId)}`,
  editPatient: (id: string) => `/patients/${encodeURIComponent(id)}/edit`,
  newEvaluation: (id: string) => `/patients/${encodeURIComponent(id)}/evaluations/new`,
  correctEvaluation: (patientId: string, id: string) =>
    `/patients/${encodeURIComponent(patientId)}/evaluations/new?id=${encodeURIComponent(id)}`,
  newPatientAppointment: (id: string) => `/patients/${encodeURIComponent(id)}/appointments/new`,
  newPatientRoutine: (id: string) => `/patients/${encodeURIComponent(id)}/routines/new`,
  recordCopy: (id: string) => `/patients/${encodeURIComponent(id)}/export`,
  importPatients: '/import',
  invitations: '/invitations',
  appointments: '/appointments',
  newAppointment: '/appointments/new',
  editAppointment: (id: string) => `/appointments/${encodeURIComponent(id)}/edit`,
  exercises: '/exercises',
  homeExercises: '/home-exercises',
  routines: '/routines',
  printRoutine: (id: string) => `/routines/${encodeURIComponent(id)}/print`,
  myRoutines: '/my-routines',
  /** The runner. The run is in the address, so that a reload continues it. */
  myRun: (id: string) => `/my-routines?${RUN_PARAM}=${encodeURIComponent(id)}`,
  mySessions: '/my-sessions',
  myAppointments: '/my-appointments',
  myProgress: '/my-progress',
  conversations: '/conversations',
  conversation: (id: string) => `/conversations/${encodeURIComponent(id)}`,
  profile: '/profile',
  accessLog: '/access-log',
  settings: '/settings',
  hoursSettings: '/settings/hours',
  serviceSettings: '/settings/services',
  roomSettings: '/settings/rooms',
  /** Hours of the therapists. */
  hours: '/hours',
  myData: '/my-data',
  myRecordCopy: '/my-data/export',
  myDocuments: '/my-data/documents',
  newSession: '/sessions/new',
  newPatientSession: (id: string) => `/sessions/new?patientId=${encodeURIComponent(id)}`,
  /** The session form of an appointment; saving it completes the appointment. */
  sessionOfAppointment: (appointmentId: string) =>
    `/sessions/new?appointmentId=${encodeURIComponent(appointmentId)}`,
  session: (id: string) => `/sessions/${encodeURIComponent(id)}`,
  correctSession: (id: string) => `/sessions/new?id=${encodeURIComponent(id)}`,
  history: '/history',
} as const;

/** Tabs of a record beyond its first, by the last part of their address. */
export const RECORD_TABS = ['history', 'routines', 'appointments', 'documents', 'messages', 'data'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** Address of a tab of a record. */
export const recordTab = (patientId: string, tab: RecordTab): string => `${ROUTES.patient(patientId)}/${tab}`;

/** Address of a run in the record of its patient. */
export const recordRun = (patientId: string, runId: string): string =>
  `${recordTab(patientId, 'routines')}?run=${encodeURIComponent(runId)}`;

/** The tab that a path of a record shows, `null` for the first one. Case and a closing slash do not count. */
export function recordTabOf(pathname: string): RecordTab | null {
  const last = pathname.toLowerCase().replace(/\/+$/, '').split('/').at(-1);
  return RECORD_TABS.find((tab) => tab === last) ?? null;
}

/** What a screen downloads when it is first shown: the exports of its page. */
export interface ScreenModule {
  Component: ComponentType;
  /** Domains whose slices and listeners the screen needs; in the store before its first render. */
  domains?: readonly Domain[];
  /** Queries to prefetch. Must not include a patient's record, because each access is logged. */
  prefetches?: (visit: Visit) => readonly Prefetch[];
}

/** A signed-in screen: `route.ts` of its page. It comes with the shell, so it imports nothing of the screen. */
export interface ScreenRoute {
  /** The screen's paths, each with its title in the top bar and the document. */
  paths: Readonly<Record<string, string>>;
  /** Who may open it; others see the denial. */
  roles: readonly Role[];
  /** Its entry in the side menu, which leads to the first path. The menus are in app/shell/navigation. */
  menu?: { label: string; icon: IconComponent };
  lazy: () => Promise<ScreenModule>;
}

/** State of a navigation to or from the sign-in screen. It is in the tab's history, never in the address. */
interface SignInState {
  email?: string;
  from?: string;
  invitation?: string;
}

/** Navigation state that fills in the e-mail on the sign-in screen. */
export const signInState = (email: string): SignInState => ({ email });

/** Navigation state with the path of the screen left for sign-in. */
export const leftScreenState = (from: string): SignInState => ({ from });

/** Navigation state with the path of an invitation that was opened while somebody is signed in. */
export const openedInvitationState = (invitation: string): SignInState => ({ invitation });

/** Navigation state of a screen that leads back to where it was opened. */
export const leadsBackState = { leadsBack: true } as const;

/** Whether a navigation state says that the screen leads back to where it was opened. */
export const leadsBack = (state: unknown): boolean =>
  (state as Partial<typeof leadsBackState> | null)?.leadsBack === true;

/** Reads the path of the opened invitation; empty for any other state. */
export function invitationOfState(state: unknown): string {
  const invitation = (state as SignInState | null)?.invitation;
  return typeof invitation === 'string' && invitation.startsWith(`${PUBLIC_ROUTES.invitation}/`)
    ? invitation
    : '';
}

/** Reads the e-mail from a navigation state; empty for any other state. */
export function emailOfSignInState(state: unknown): string {
  const email = (state as SignInState | null)?.email;
  return typeof email === 'string' ? email : '';
}

/** Reads the path of the screen left for sign-in; empty for any other state. */
export function screenOfSignInState(state: unknown): string {
  const from = (state as SignInState | null)?.from ?? '';
  return /^\/[^/]/.test(from) ? from : '';
}
