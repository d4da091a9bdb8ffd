import type { Appointment } from '@/contract/appointmentAnswers';
import type { User } from '@/contract/authAnswers';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { addDays } from '@/contract/common/practiceTime';
import { administers } from '@/contract/common/roles';
import { PRIVACY_VERSION } from '@/contract/consent';
import { COMMUNICATION_FIXTURES } from '@/features/communications/fixtures';
import { LINKED_FIXTURE } from '@/features/appointment-links/fixtures';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { CAPABILITIES, STATUS_PATH } from '@/contract/system';
import { createRandom, demoPatients } from '@/contract/demo/people';
import { ALERT_FIXTURES } from '@/features/alerts/fixtures';
import { appointmentFixture, STATS } from '@/features/appointments/fixtures';
import { AUDIT_FIXTURES } from '@/features/audit/fixtures';
import {
  CARE_TEAM_FIXTURE,
  COVER_FIXTURES,
  HANDOVER_LIST_FIXTURE,
  OWN_TEAM_FIXTURE,
} from '@/features/care/fixtures';
import { conversationFixtures, messageFixtures } from '@/features/chat/fixtures';
import { DOCUMENT_FIXTURES } from '@/features/documents/fixtures';
import { EPISODE_FIXTURES } from '@/features/episodes/fixtures';
import { APPOINTMENT_IMPORT_FIXTURES, IMPORT_FIXTURES } from '@/features/imports/fixtures';
import { MERGE_FIXTURE } from '@/features/merges/fixtures';
import { evaluationFixtures } from '@/features/evaluations/fixtures';
import {
  CATEGORY_OPTIONS,
  DIFFICULTY_OPTIONS,
  EXERCISE_FIXTURE,
  exerciseFixtures,
} from '@/features/exercises/fixtures';
import { COLLEAGUE_FIXTURE, HOURS_FIXTURE as THERAPIST_HOURS } from '@/features/hours/fixtures';
import { MAIL_FAILURE_FIXTURES, MAIL_PREVIEW_FIXTURE, MAIL_TEXT_FIXTURES } from '@/features/outbox/fixtures';
import { INVITATION_FIXTURES } from '@/features/invitations/fixtures';
import { notificationFixtures } from '@/features/notifications/fixtures';
import { NOTHING_PENDING, PENDING_EXAMPLE } from '@/features/pending/fixtures';
import { DELETED_FIXTURES } from '@/features/patients/fixtures';
import { HOURS_FIXTURE, SETTINGS_FIXTURE } from '@/features/practice/fixtures';
import { PATIENT_PROFILE_FIXTURE, PROFILE_FIXTURE } from '@/features/profile/fixtures';
import { RAW_ADHERENCE, RAW_STATS, RAW_TODAY, rawRun } from '@/features/progress/fixtures';
import { recordFixture } from '@/features/records/fixtures';
import { ROOM_FIXTURES } from '@/features/rooms/fixtures';
import { FREQUENCY_OPTIONS, ROUTINES, TEMPLATE_FIXTURE } from '@/features/routines/fixtures';
import { asPatientReads, RAW_SESSION_VERSIONS, sessionFixtures } from '@/features/sessions/fixtures';
import { SERVICE_FIXTURES } from '@/features/services/fixtures';
import {
  JOINING_FIXTURE,
  STAFF_INVITATION_FIXTURES,
  TEAM_FIXTURES,
  THERAPIST_FIXTURES,
} from '@/features/team/fixtures';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { PEOPLE, THERAPIST } from '@/shared/testing/people';

/** State of the backend for a story. */
export type PageState = 'default' | 'loading' | 'empty' | 'error' | 'long';

type Routes = Record<string, FakeHandler>;

const byId =
  <T extends { id: string }>(rows: readonly T[]): FakeHandler =>
  ({ params }) =>
    rows.find(({ id }) => id === params.id) ?? rows[0];

/**
 * The agenda, by hours from the stories' clock at ten on a Monday: the last two working days, today, and the days that
 * follow, in opening hours. Of today's, one is over, one has begun without its patient, and two are ahead.
 */
const AGENDA: readonly (readonly [hours: number, values: Partial<Appointment>])[] = [
  [-96, { status: 'COMPLETED' }],
  [-69, { status: 'NO_SHOW' }],
  [-1, { status: 'COMPLETED', duration: 30 }],
  [-0.5, { status: 'CONFIRMED' }],
  [2.5, { status: 'SCHEDULED' }],
  [7, { status: 'CONFIRMED' }],
  [23.5, { status: 'SCHEDULED' }],
  [26, { status: 'CANCELLED' }],
  [48, { status: 'CONFIRMED' }],
  [54, { status: 'SCHEDULED' }],
  [71.5, { status: 'CONFIRMED' }],
  [75, { status: 'SCHEDULED' }],
];
const TODAYS = [2, 6] as const;

/** The agenda of a therapist, or for administration that of the practice. */
const agendaOf = (user: User, patients: ReturnType<typeof demoPatients>, now: number): Appointment[] =>
  patients.slice(0, AGENDA.length).map(({ id, name, phone, email }, index) => {
    const [hours, values] = AGENDA[index] ?? [0, {}];
    const start = now + hours * HOUR_MS;
    return appointmentFixture({
      id: `c${index}`,
      patientId: id,
      patientName: name,
      patientPhone: phone,
      patientEmail: email,
      therapist: THERAPIST_FIXTURES[administers(user) ? index % 2 : 0],
      date: new Date(start).toISOString(),
      ...(index === TODAYS[0] && { arrivedAt: new Date(start - 5 * MINUTE_MS).toISOString() }),
      ...values,
    });
  });

/** What a patient reads of appointments: how to call, and what can still be answered. */
const asPatientSees = (appointment: Appointment, now: number): Appointment => ({
  ...appointment,
  therapist: { name: THERAPIST.name, phone: THERAPIST.phone ?? null },
  ...(OPEN_APPOINTMENT_STATUSES.includes(appointment.status) && {
    reply: {
      isLate: Date.parse(appointment.date) - now < SETTINGS_FIXTURE.lateCancellationHours * HOUR_MS,
      hasAskedAnotherDay: false,
      undoUntil: null,
    },
  }),
});

/** Conversations of the signed-in person, and the first one with its messages; a patient's is with the therapist. */
function chatOf(user: User, now: number) {
  const all = conversationFixtures(now);
  const [first] = all;
  if (user.role !== 'PATIENT') {
    const messages = messageFixtures(14, now, user.id, first?.participant.id ?? '');
    return { conversations: all, conversation: { ...first, messages } };
  }
  const { id, name, email, phone } = THERAPIST;
  const participant = { id, name, email, phone };
  const messages = messageFixtures(14, now, user.id, id);
  const lastMessage = { ...messages.at(-1), sender: name };
  return {
    conversations: [{ ...first, participant, lastMessage }],
    conversation: { ...first, participant, lastMessage, messages },
  };
}

/** Answers of the demo practice to one user, with dates relative to the stories' clock. */
function fullPractice(user: User, today: string, now: number): Routes {
  const { role } = user;
  const patients = demoPatients(createRandom(7), 14, today);
  const appointments = agendaOf(user, patients, now);
  const todays = appointments.slice(...TODAYS);
  const ahead = appointments.slice(5, 7);
  const recorded = sessionFixtures(5, 6, today);
  const sessions = role === 'PATIENT' ? recorded.map(asPatientReads) : recorded;
  const routines = ROUTINES.map((routine, index) => ({
    ...routine,
    patientId: patients[index]?.id ?? null,
    patientName: patients[index]?.name ?? null,
  }));
  const exercises = [EXERCISE_FIXTURE, ...exerciseFixtures(11)];
  const { conversations, conversation } = chatOf(user, now);
  return {
    [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: CAPABILITIES }),
    'GET /api/notifications/unread-count': () => ({ unreadCount: 2 }),
    'GET /api/notifications': () => ({ notifications: notificationFixtures(now) }),
    'GET /api/patients': () => ({ data: patients.map((patient) => ({ ...patient, invitation: null })) }),
    'GET /api/deleted-patients': () => ({ patients: DELETED_FIXTURES }),
    'GET /api/patients/:id/stats': () => ({ evaluations: 3, appointments: 14, activeRoutines: 2 }),
    'GET /api/patients/:id/evaluations': () => evaluationFixtures(4, today),
    'GET /api/patients/:id/documents': () => ({ data: DOCUMENT_FIXTURES }),
    'GET /api/imports': () => ({ imports: IMPORT_FIXTURES }),
    'GET /api/appointment-imports': () => ({ imports: APPOINTMENT_IMPORT_FIXTURES }),
    'GET /api/my-documents': () => ({ data: DOCUMENT_FIXTURES.filter(({ shared }) => shared) }),
    'GET /api/patients/:id/adherence': () => RAW_ADHERENCE,
    'GET /api/patients/:id/communications': () => ({ communications: COMMUNICATION_FIXTURES }),
    'GET /api/patients/:id/alerts': () => ({ alerts: ALERT_FIXTURES }),
    'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
    'GET /api/patients/:id/merges': () => ({ merges: [MERGE_FIXTURE] }),
    'GET /api/alerts/marks': () => ({ patientIds: [patients[2]?.id, patients[4]?.id] }),
    'GET /api/patients/:id': byId(patients),
    'GET /api/invitations': () => ({ invitations: INVITATION_FIXTURES }),
    'GET /api/invitations/patient/:id': () => ({ invitations: [] }),
    'GET /api/invitations/token/:token': () => ({
      invitation: { ...INVITATION_FIXTURES[0], expiresAt: new Date(now + 4 * DAY_MS).toISOString() },
    }),
    'GET /api/appointment-links/:token': () => ({ appointment: LINKED_FIXTURE }),
    'GET /api/appointments': ({ query: { status, endDate } }) => ({
      appointments: appointments.filter(
        (one) => (!status || one.status === status) && (!endDate || one.date.slice(0, 10) <= endDate),
      ),
    }),
    'GET /api/appointments/today': () => ({ appointments: todays }),
    'GET /api/appointments/untold': () => ({ appointments: ahead }),
    'GET /api/appointments/stats/overview': () => ({ ...STATS, today: todays.length }),
    'GET /api/appointments/my-appointments': () => ({
      appointments: [...appointments.slice(0, 2), ...appointments.slice(6, 10)].map((one) =>
        asPatientSees(one, now),
      ),
    }),
    'GET /api/appointments/:id': byId(appointments),
    'GET /api/calendar/feed': () => ({ active: false, createdAt: null }),
    'GET /api/exercises/categories/list': () => ({ data: CATEGORY_OPTIONS }),
    'GET /api/exercises/difficulties/list': () => ({ data: DIFFICULTY_OPTIONS }),
    'GET /api/exercises': () => ({ exercises }),
    'GET /api/exercises/:id': byId(exercises),
    'GET /api/routines/frequencies/list': () => ({ data: FREQUENCY_OPTIONS }),
    'GET /api/routines/my-routines': () => RAW_TODAY,
    'GET /api/routines/patient/:id': () => ({ routines: routines.slice(0, 2) }),
    'GET /api/routines': () => ({ routines: [...routines, TEMPLATE_FIXTURE] }),
    'GET /api/routines/:id': byId(routines),
    'GET /api/routine-progress/today': () => RAW_TODAY,
    'GET /api/routine-progress/stats': () => RAW_STATS,
    'GET /api/routine-progress/:id': () => ({ data: rawRun({ supportsPain: true }) }),
    'GET /api/sessions/my-sessions': () => ({ sessions: sessions.slice(0, 6) }),
    'GET /api/sessions/patient/:id': () => ({ sessions: sessions.slice(0, 6) }),
    'GET /api/sessions': () => ({ sessions }),
    'GET /api/sessions/:id/versions': () => RAW_SESSION_VERSIONS,
    'GET /api/sessions/:id': byId(sessions),
    'GET /api/conversations': () => ({ conversations }),
    'GET /api/conversations/:id': () => ({ conversation }),
    'GET /api/profile': () =>
      role === 'PATIENT' ? PATIENT_PROFILE_FIXTURE : { ...PROFILE_FIXTURE, ...user },
    'GET /api/patients/:id/export': () => recordFixture(),
    'GET /api/my-record/export': () => recordFixture(2, 'patient'),
    'GET /api/hours': () => ({ therapists: [THERAPIST_HOURS, COLLEAGUE_FIXTURE] }),
    'GET /api/hours/:id/touched/options': () => ({ appointments: [] }),
    'GET /api/hours/:id/touched': ({ query }) => ({ appointments: query.outside ? [] : ahead }),
    'GET /api/practice/hours': () => HOURS_FIXTURE,
    'GET /api/practice/holidays/official': () => ({ holidays: HOURS_FIXTURE.holidays }),
    'GET /api/practice/registration': () => ({ registration: 'OPEN' }),
    'GET /api/practice/identity': () => ({ identity: { retentionYears: 5, timeZone: 'Europe/Madrid' } }),
    'GET /api/setup/:token': () => ({ timeZone: 'Europe/Madrid', answers: {} }),
    'GET /api/practice/legal-identity': () => ({ legal: SETTINGS_FIXTURE }),
    'GET /api/pending-work': () => ({
      ...PENDING_EXAMPLE,
      unconfirmed: { ...PENDING_EXAMPLE.unconfirmed, firstDay: today, lastDay: addDays(today, 1) },
    }),
    'GET /api/practice/settings': () => ({ settings: SETTINGS_FIXTURE }),
    'GET /api/outbox/failures': () => ({ failures: MAIL_FAILURE_FIXTURES }),
    'GET /api/outbox/texts': () => ({ texts: MAIL_TEXT_FIXTURES }),
    'POST /api/outbox/preview': () => ({ preview: MAIL_PREVIEW_FIXTURE }),
    'GET /api/services': () => ({ services: SERVICE_FIXTURES }),
    'GET /api/rooms': () => ({ rooms: ROOM_FIXTURES }),
    'GET /api/patients/:id/team': () => ({ team: CARE_TEAM_FIXTURE }),
    'GET /api/covers': () => ({ covers: COVER_FIXTURES }),
    'GET /api/my-team': () => OWN_TEAM_FIXTURE,
    'GET /api/team/:id/handover': () => HANDOVER_LIST_FIXTURE,
    'GET /api/team': () => ({ members: TEAM_FIXTURES }),
    'GET /api/team/invitations': () => ({ invitations: STAFF_INVITATION_FIXTURES }),
    'GET /api/team/join/:token': () => ({ invitation: JOINING_FIXTURE }),
    'GET /api/team/therapists': () => ({ therapists: THERAPIST_FIXTURES }),
    'GET /api/audit': () => ({ events: AUDIT_FIXTURES, nextCursor: null }),
    'GET /api/audit/people': () => ({ people: [PEOPLE.THERAPIST, PEOPLE.ADMIN] }),
    'GET /api/audit/mine': () => ({ events: AUDIT_FIXTURES.slice(0, 2), nextCursor: null }),
    'GET /api/consent': () => ({ currentVersion: PRIVACY_VERSION, accepted: null }),
    'GET /api/auth/sessions': () => ({ sessions: [] }),
  };
}

/** Routes that are not empty in an empty practice: form options, the account and the team. */
const NEVER_EMPTY = /status$|list$|profile$|token|team$/;

const zeros = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));

/** What a practice answers on its first day where that is no empty list. */
const NOTHING: Routes = {
  'GET /api/pending-work': () => NOTHING_PENDING,
  'GET /api/patients/:id/stats': () => zeros(['evaluations', 'appointments', 'activeRoutines']),
  'GET /api/appointments/stats/overview': () => zeros(Object.keys(STATS)),
  'GET /api/routine-progress/stats': () => ({
    ...zeros(Object.keys(RAW_STATS)),
    weeklyProgress: RAW_STATS.weeklyProgress.map(({ date }) => ({ date, completed: 0, due: 0 })),
    painOverTime: [],
  }),
  'GET /api/my-record/export': () => recordFixture(0, 'patient'),
};

const emptied = (json: unknown): unknown => {
  if (Array.isArray(json)) return [];
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
  );
};

/** Names of people and things, which may have any length. */
const NAMES = new Set([
  'name',
  'patientName',
  'therapistName',
  'leadName',
  'collaboratorNames',
  'actorName',
  'authorName',
  'fromName',
  'toName',
  'fromTherapist',
  'toTherapist',
  'fromRoom',
  'toRoom',
  'by',
  'deletedBy',
  'sender',
  'emergencyContact',
  'guardianName',
  'guardianRelation',
  'practiceName',
  'routineName',
  'tags',
]);

/** Fields written by people, which may have any length. */
const WRITTEN = new Set([
  ...NAMES,
  'title',
  'message',
  'text',
  'description',
  'notes',
  'note',
  'sharedNotes',
  'actualNotes',
  'content',
  'address',
  'town',
  'insurer',
  'reason',
  'referredBy',
  'occupation',
  'sport',
  'medicalHistory',
  'allergies',
  'medications',
  'history',
  'goals',
  'plan',
  'diagnosis',
  'instructions',
  'equipment',
  'commonMistakes',
  'precautions',
  'treatmentType',
  'location',
  'opening',
  'closing',
]);
const MAILS = new Set(['email', 'patientEmail', 'guardianEmail', 'sentTo']);

/** A word of the contract, `GOALS_REACHED`: nobody writes it. */
const isWord = (text: string) => /^[A-Z_]+$/.test(text);

function lengthened(json: unknown, key = ''): unknown {
  if (typeof json === 'string' && MAILS.has(key)) return 'nombre.largo.'.repeat(6) + json;
  if (typeof json === 'string' && WRITTEN.has(key) && !isWord(json))
    return NAMES.has(key)
      ? `${json} de la Santísima Trinidad y Fernández-Castañeda Etxeberriagoitia`
      : `${json} ${'Otorrinolaringólogo-esternocleidomastoideo, y mucho más que contar. '.repeat(6)}`.trim();
  if (Array.isArray(json)) return json.map((value) => lengthened(value, key));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, lengthened(value, name)]));
}

/**
 * Answers of the demo practice to `user` in one state of the backend, with `more` answers of a story's own. The bell of the
 * shell always works.
 */
export function demoPractice(user: User, state: PageState, now: Date, more: Routes = {}): Routes {
  const full = {
    ...fullPractice(user, now.toISOString().slice(0, 10), now.getTime()),
    ...(state === 'empty' && NOTHING),
    ...more,
  };
  return Object.fromEntries(
    Object.entries(full).map(([route, handler]): [string, FakeHandler] => {
      const isFrame = route.startsWith('GET /api/notifications');
      if (isFrame || state === 'default') return [route, handler];
      if (state === 'loading') return [route, never];
      if (state === 'error') return [route, () => answer(500, { error: 'Error interno del servidor' })];
      const change = state === 'long' ? lengthened : emptied;
      const keeps = state === 'empty' && (NEVER_EMPTY.test(route) || handler === NOTHING[route]);
      return [route, keeps ? handler : async (request) => change(await handler(request))];
    }),
  );
}
