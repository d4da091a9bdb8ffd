import type { User } from '@/contract/authAnswers';
import { DAY_MS, HOUR_MS } from '@/contract/common/constants';
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
import { PENDING_EXAMPLE } from '@/features/pending/fixtures';
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
import { PEOPLE } from '@/shared/testing/people';

/** State of the backend for a story. */
export type PageState = 'default' | 'loading' | 'empty' | 'error' | 'long';

type Routes = Record<string, FakeHandler>;

const byId =
  <T extends { id: string }>(rows: readonly T[]): FakeHandler =>
  ({ params }) =>
    rows.find(({ id }) => id === params.id) ?? rows[0];

/** Answers of the demo practice to one user, with dates relative to the stories' clock. */
function fullPractice(user: User, today: string, now: number): Routes {
  const { role } = user;
  const patients = demoPatients(createRandom(7), 14, today);
  const appointments = patients.slice(0, 12).map(({ id, name, phone, email }, index) =>
    appointmentFixture({
      id: `c${index}`,
      patientId: id,
      patientName: name,
      patientPhone: phone,
      patientEmail: email,
      // Two before today, the others from this afternoon on.
      date: new Date(now + (index - 2) * 0.6 * DAY_MS + 5 * HOUR_MS).toISOString(),
      status: (['COMPLETED', 'NO_SHOW', 'CONFIRMED', 'SCHEDULED', 'CANCELLED'] as const)[
        index < 2 ? index : 2 + (index % 3)
      ],
    }),
  );
  const recorded = sessionFixtures(5, 6, today);
  const sessions = role === 'PATIENT' ? recorded.map(asPatientReads) : recorded;
  const routines = ROUTINES.map((routine, index) => ({
    ...routine,
    patientId: patients[index]?.id ?? null,
    patientName: patients[index]?.name ?? null,
  }));
  const exercises = [EXERCISE_FIXTURE, ...exerciseFixtures(11)];
  const chat = conversationFixtures(now);
  return {
    [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: CAPABILITIES }),
    'GET /api/notifications/unread-count': () => ({ unreadCount: 2 }),
    'GET /api/notifications': () => ({ notifications: notificationFixtures(now) }),
    'GET /api/patients': () => ({ data: patients.map((patient) => ({ ...patient, invitation: null })) }),
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
    'GET /api/appointments': () => ({ appointments }),
    'GET /api/appointments/today': () => ({ appointments: appointments.slice(2, 4) }),
    'GET /api/appointments/untold': () => ({ appointments: appointments.slice(3, 5) }),
    'GET /api/appointments/stats/overview': () => STATS,
    'GET /api/appointments/my-appointments': () => ({
      appointments: appointments.slice(0, 6).map((one) => ({
        ...one,
        ...(OPEN_APPOINTMENT_STATUSES.includes(one.status) && {
          reply: { isLate: false, hasAskedAnotherDay: false, undoUntil: null },
        }),
      })),
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
    'GET /api/conversations': () => ({ conversations: role === 'PATIENT' ? chat.slice(0, 1) : chat }),
    'GET /api/conversations/:id': () => ({
      conversation: {
        id: 'c1',
        participant: chat[0]?.participant,
        messages: messageFixtures(14, now, user.id, 'p1'),
      },
    }),
    'GET /api/profile': () =>
      role === 'PATIENT' ? PATIENT_PROFILE_FIXTURE : { ...PROFILE_FIXTURE, ...user },
    'GET /api/patients/:id/export': () => recordFixture(),
    'GET /api/my-record/export': () => recordFixture(2, 'patient'),
    'GET /api/hours': () => ({ therapists: [THERAPIST_HOURS, COLLEAGUE_FIXTURE] }),
    'GET /api/hours/:id/touched/options': () => ({ appointments: [] }),
    'GET /api/hours/:id/touched': () => ({ appointments: appointments.slice(3, 5) }),
    'GET /api/practice/hours': () => HOURS_FIXTURE,
    'GET /api/practice/holidays/official': () => ({ holidays: HOURS_FIXTURE.holidays }),
    'GET /api/practice/registration': () => ({ registration: 'OPEN' }),
    'GET /api/practice/identity': () => ({ identity: { retentionYears: 5, timeZone: 'Europe/Madrid' } }),
    'GET /api/setup/:token': () => ({ timeZone: 'Europe/Madrid', answers: {} }),
    'GET /api/practice/legal-identity': () => ({ legal: SETTINGS_FIXTURE }),
    'GET /api/pending-work': () => PENDING_EXAMPLE,
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

/** Routes that are not empty in an empty practice: form options and the account. */
const NEVER_EMPTY = /status$|list$|profile$|token|overview$|stats$|team$/;

const emptied = (json: unknown): unknown => {
  if (Array.isArray(json)) return [];
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
  );
};

/** Fields written by people, which may have any length. */
const WRITTEN = new Set([
  'name',
  'patientName',
  'title',
  'message',
  'description',
  'notes',
  'note',
  'sharedNotes',
  'content',
  'address',
  'emergencyContact',
  'town',
  'insurer',
  'reason',
  'referredBy',
  'occupation',
  'sport',
  'guardianName',
  'medicalHistory',
  'allergies',
  'medications',
  'instructions',
  'treatmentType',
  'location',
  'diagnosis',
  'routineName',
]);
const NAMES = new Set(['name', 'patientName', 'emergencyContact', 'guardianName', 'routineName']);

function lengthened(json: unknown, key = ''): unknown {
  if (typeof json === 'string' && WRITTEN.has(key))
    return NAMES.has(key)
      ? `${json} de la Santísima Trinidad y Fernández-Castañeda Etxeberriagoitia`
      : `${json} ${'Otorrinolaringólogo-esternocleidomastoideo, y mucho más que contar. '.repeat(6)}`.trim();
  if (Array.isArray(json)) return json.map((value) => lengthened(value));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, lengthened(value, name)]));
}

/**
 * Answers of the demo practice to `user` in one state of the backend, with `more` answers of a story's own. The bell of the
 * shell always works.
 */
export function demoPractice(user: User, state: PageState, now: Date, more: Routes = {}): Routes {
  const full = { ...fullPractice(user, now.toISOString().slice(0, 10), now.getTime()), ...more };
  return Object.fromEntries(
    Object.entries(full).map(([route, handler]): [string, FakeHandler] => {
      const isFrame = route.startsWith('GET /api/notifications');
      if (isFrame || state === 'default') return [route, handler];
      if (state === 'loading') return [route, never];
      if (state === 'error') return [route, () => answer(500, { error: 'Error interno del servidor' })];
      const change = state === 'long' ? lengthened : emptied;
      const keeps = state === 'empty' && NEVER_EMPTY.test(route);
      return [route, keeps ? handler : async (request) => change(await handler(request))];
    }),
  );
}
