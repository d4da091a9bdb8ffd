import { PUBLIC_ROUTES } from './publicPaths';

/** Query parameter with the id of the run to show. */
export const RUN_PARAM = 'rutina';

/** Addresses of the screens. */
export const ROUTES = {
  ...PUBLIC_ROUTES,
  invitationRegistration: (token: string) => `/register/invitation/${encodeURIComponent(token)}`,
  patients: '/patients',
  newPatient: '/patients/new',
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
  history: '/history',
} as const;
