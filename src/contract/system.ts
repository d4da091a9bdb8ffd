/** Tells what the server can do beyond the documented calls. */
export const STATUS_PATH = '/api/system-status';

/**
 * Optional features of a server, with the calls that each stands for, in the notation of `isCallOf`. The browser uses one
 * only if the server names it. One without calls of its own adds to documented ones.
 */
const FEATURES = {
  accountReclaim: [],
  accountSessions: ['/api/auth/sessions', '/api/auth/logout'],
  alerts: ['/api/alerts', '/api/patients/:/alerts'],
  appointmentAnswers: ['/api/appointments/:/answer'],
  appointmentBatch: ['/api/appointments/batch'],
  appointmentEndings: [
    '/api/appointments/:/arrival',
    '/api/appointments/:/cancellation',
    '/api/appointments/:/correction',
    '/api/appointments/:/events',
    '/api/appointments/:/no-show',
    '/api/appointments/:/undo',
  ],
  appointmentImports: ['/api/appointment-imports'],
  appointmentLinks: ['/api/appointment-links'],
  appointmentSeries: ['/api/appointments/series'],
  audit: ['/api/audit'],
  calendarFeed: ['/api/calendar', '/api/appointments/:/calendar.ics'],
  communications: ['/api/patients/:/communications', '/api/appointments/untold', '/api/appointments/:/told'],
  consent: ['/api/consent'],
  consentWithdrawal: ['/api/patients/:/consent'],
  corrections: [
    'PUT /api/evaluations/:',
    '/api/episodes/:/versions',
    '/api/evaluations/:/versions',
    '/api/patients/:/versions',
    '/api/sessions/:/versions',
  ],
  deletedPatients: ['/api/deleted-patients'],
  desk: ['/api/patients/contact', '/api/patients/:/contact'],
  documents: ['/api/documents', '/api/my-documents', '/api/patients/:/documents', '/api/uploads'],
  duplicateCheck: ['/api/patients/duplicates'],
  edits: [],
  episodes: ['/api/episodes', '/api/patients/:/episodes'],
  hours: ['/api/hours', '/api/practice/holidays', '/api/practice/hours'],
  imports: ['/api/imports'],
  legalIdentity: ['/api/practice/legal-identity'],
  listFiles: ['/api/exports'],
  messageWithdrawal: ['/api/messages'],
  outbox: ['/api/outbox'],
  outsideAppointments: [],
  owner: ['/api/team/:/roles'],
  passwords: ['/api/auth/change-password', '/api/auth/password-reset'],
  patientAccounts: ['/api/patients/:/account'],
  patientDetails: [],
  patientTotal: [],
  pendingWork: ['/api/pending-work'],
  practice: [
    '/api/practice/identity',
    '/api/practice/logo',
    '/api/practice/registration',
    '/api/practice/settings',
  ],
  prescriptions: [],
  profile: ['GET /api/profile'],
  progressChanges: ['PATCH /api/routine-progress/:', '/api/routine-progress/:/review'],
  recordCopy: ['/api/my-record/export', '/api/patients/:/export'],
  recordFigures: ['/api/patients/:/adherence'],
  recordMerges: ['/api/patients/:/merges', '/api/record-merges'],
  restore: [
    '/api/appointments/:/restore',
    '/api/documents/:/restore',
    '/api/exercises/:/restore',
    '/api/patients/:/restore',
    '/api/routines/:/restore',
  ],
  rooms: ['/api/rooms'],
  secondFactor: ['/api/auth/second-factor', '/api/auth/login/second-factor'],
  services: ['/api/services'],
  setUp: ['/api/setup'],
  sharedNotes: [],
  team: [
    '/api/covers',
    '/api/my-team',
    '/api/patients/:/collaborators',
    '/api/patients/:/handover',
    '/api/patients/:/team',
    '/api/team',
  ],
  therapistChange: [],
} as const satisfies Record<string, readonly string[]>;

type Feature = keyof typeof FEATURES;

export const CAPABILITIES = Object.keys(FEATURES) as Feature[];

/** Named by a server that has no mail server: mails stay in its folder, and their links on its console. */
export const MAIL_OUTBOX = 'mailOutbox';

export type Capability = Feature | typeof MAIL_OUTBOX;

/** Whether a call is `pattern` or lies below it: a path where `:` is any one part, after a method unless it is for all. */
function isCallOf(pattern: string, call: string): boolean {
  const [method, path = ''] = call.split(' ');
  const [place = '', only = method] = pattern.split(' ').reverse();
  const asked = path.split('/');
  return only === method && place.split('/').every((part, at) => [':', asked[at]].includes(part));
}

/** What a server must name to be sent a call, as `GET /api/rooms` without a query; nothing for a documented one. */
export const neededFor = (call: string): Feature[] =>
  CAPABILITIES.filter((name) => FEATURES[name].some((pattern) => isCallOf(pattern, call)));

/** How far the clock of a device may be off before the server's counts instead, in ms: an answer may come late by seconds. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** How far it may be off before somebody is told to put it right, in ms. */
export const CLOCK_NOTE_MS = 10 * 60_000;

/**
 * Texts where mails do not leave (`mailOutbox`). Nobody is told that a mail is on its way; they read where the link is.
 */
export const OUTBOX_MESSAGES = {
  resetTitle: 'Pide el enlace a quien administra la consulta',
  resetHint:
    'Escribe tu correo electrónico. Esta consulta no envía correos: quien la administra te dará el enlace para elegir una contraseña nueva.',
  resetAsked:
    'Esta consulta no envía correos. Si existe una cuenta con ese correo electrónico, quien administra la consulta ya puede darte el enlace: está en la consola del servidor y en la carpeta «outbox».',
  invitationTitle: 'Enlace de la invitación',
  invitationHint: (name: string) =>
    `Esta consulta no envía correos: verás aquí el enlace con el que ${name} crea su cuenta, para dárselo tú.`,
  invitationLink: (email: string, days: number) =>
    `Esta consulta no envía correos: a ${email} no le ha llegado nada. Dale tú el enlace: caduca en ${days} días y solo sirve una vez.`,
  invitationsHint:
    'Esta consulta no envía correos: los enlaces quedarán en la consola del servidor y en la carpeta «outbox», para darlos uno a uno.',
  staffHint: (days: number) =>
    `Esta consulta no envía correos: el enlace para crear su cuenta quedará en la consola del servidor y en la carpeta «outbox». Sirve una vez y caduca en ${days} días.`,
  staffInvited: 'Invitación creada. El enlace está en la consola del servidor y en la carpeta «outbox».',
} as const;
