import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseApi } from '@/shared/api';

/**
 * Which mutations invalidate which queries, read from each endpoint's definition. Fails for a new mutation
 * without an entry here, and for one that no longer invalidates a query of its entity.
 */

const FEATURES = join(__dirname, '../../features');

// Every file that adds endpoints, so that a new feature cannot be forgotten.
const apis = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => join(FEATURES, file))
  .filter((file) => readFileSync(file, 'utf8').includes('.injectEndpoints('));
// eslint-disable-next-line @typescript-eslint/no-require-imports -- every feature, whatever its name
for (const api of apis) require(api);

interface Definition {
  type: 'query' | 'mutation' | 'infinitequery';
  providesTags?: unknown;
  invalidatesTags?: unknown;
}

type Tag = { type: string; id?: string };

const definitions = new Map<string, Definition>();
const names = Object.keys(baseApi.endpoints);
baseApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    names.map((name) => [
      name,
      (definition: unknown) => void definitions.set(name, definition as Definition),
    ]),
  ),
});

const ID = 'x';
const PATIENT = 'p';
/** An argument for every endpoint; each reads the parts it needs. */
const ARGUMENT = { id: ID, patientId: PATIENT, progressId: ID, routineId: ID, body: { patientId: PATIENT } };
/** Endpoints whose argument is just an id. */
const BARE: Record<string, string> = {
  deleteAppointment: ID,
  deletePatient: ID,
  deleteExercise: ID,
  deleteRoutine: ID,
  getAppointment: ID,
  getAppointmentHistory: ID,
  getSession: ID,
  listSessionVersions: ID,
  listEvaluationVersions: ID,
  getRun: ID,
  getPatient: ID,
  getPatientStats: PATIENT,
  getConversation: ID,
  listPatientInvitations: PATIENT,
  listPatientEvaluations: PATIENT,
  listPatientRoutines: PATIENT,
  listPatientSessions: PATIENT,
  getAdherence: PATIENT,
};
/** Results with another shape than a list of rows. */
const RESULTS: Record<string, unknown> = {
  listRoutines: { routines: [{ id: ID }], templates: [] },
};

function tagsOf(
  name: string,
  from: 'providesTags' | 'invalidatesTags',
  result: unknown,
  error?: unknown,
): Tag[] {
  const declared = definitions.get(name)?.[from];
  const tags =
    typeof declared === 'function'
      ? (declared as (...args: unknown[]) => unknown[])(result, error, BARE[name] ?? ARGUMENT, undefined)
      : ((declared as unknown[] | undefined) ?? []);
  return tags.map((tag) => (typeof tag === 'string' ? { type: tag } : (tag as Tag)));
}

const isQuery = (name: string) => definitions.get(name)?.type !== 'mutation';
const queries = names.filter(isQuery);
const provided = new Map(
  queries.map((name) => [
    name,
    tagsOf(name, 'providesTags', RESULTS[name] ?? (name.startsWith('list') ? [{ id: ID }] : { id: ID })),
  ]),
);

/** RTK Query's rule: a tag without an id matches all tags of its type. */
function staleAfter(mutation: string): string[] {
  const invalidated = tagsOf(mutation, 'invalidatesTags', { id: ID });
  return queries
    .filter((query) =>
      provided
        .get(query)
        ?.some(({ type, id }) =>
          invalidated.some((tag) => tag.type === type && (tag.id === undefined || tag.id === id)),
        ),
    )
    .sort();
}

const AGENDA = ['getAppointmentStats', 'getPatientStats', 'listAppointments', 'listMyAppointments'];
const ROUTINES = [
  'getPatientStats',
  'getProgressStats',
  'listMyRoutines',
  'listPatientRoutines',
  'listRoutines',
  'listTodayRoutines',
];
const INVITED = ['listInvitations', 'listPatientInvitations', 'listPatients'];
const RUN = ['getProgressStats', 'getRun', 'listMyRoutines', 'listTodayRoutines'];
const SESSIONS = ['listMySessions', 'listPatientSessions', 'listSessions'];

/**
 * Minimum set of queries that each mutation must invalidate. Mutations that patch the cache themselves, or
 * affect nothing cached, have an empty set.
 */
const MUST_REACH: Record<string, readonly string[]> = {
  login: [],
  register: [],
  verifySession: [],
  endSession: [],
  acceptConsent: ['getConsent'],
  createPatient: ['listPatients'],
  createPatientContact: ['listPatients'],
  updatePatient: ['listPatients'],
  deletePatient: ['listPatients'],
  sendInvitation: INVITED,
  cancelInvitation: INVITED,
  acceptInvitation: ['listInvitations'],
  updateProfile: ['getProfile'],
  loginSecondFactor: [],
  requestPasswordReset: [],
  confirmPasswordReset: [],
  closeOtherSessions: ['listUserSessions'],
  changePassword: ['listUserSessions'],
  startSecondFactor: [],
  confirmSecondFactor: ['getSecondFactor'],
  disableSecondFactor: ['getSecondFactor'],
  createAppointment: AGENDA,
  createSeries: AGENDA,
  updateAppointment: [...AGENDA, 'getAppointment'],
  setAppointmentStatus: [...AGENDA, 'getAppointment'],
  undoAppointmentChange: [...AGENDA, 'getAppointment'],
  endAppointment: [...AGENDA, 'getAppointment', 'getAppointmentHistory'],
  deleteAppointment: AGENDA,
  createRoom: ['listRooms'],
  updateRoom: ['listRooms', 'listAppointments'],
  deleteRoom: ['listRooms'],
  createService: ['listServices'],
  updateService: ['listServices', 'listAppointments'],
  deleteService: ['listServices'],
  saveOpeningHours: ['getPracticeHours'],
  saveHolidays: ['getPracticeHours'],
  savePracticeSettings: ['getPracticeSettings'],
  previewSeries: [],
  inviteStaff: ['listStaffInvitations'],
  resendStaffInvitation: ['listStaffInvitations'],
  cancelStaffInvitation: ['listStaffInvitations'],
  deactivateMember: ['listTeam', 'listTherapists'],
  reactivateMember: ['listTeam', 'listTherapists'],
  joinTeam: [],
  createCalendarFeed: ['getCalendarFeed'],
  revokeCalendarFeed: ['getCalendarFeed'],
  createSession: SESSIONS,
  updateSession: [...SESSIONS, 'getSession', 'listSessionVersions'],
  createEvaluation: ['getPatientStats', 'listPatientEvaluations'],
  correctEvaluation: ['listPatientEvaluations', 'listEvaluationVersions'],
  createExercise: ['listExercises'],
  updateExercise: ['listExercises', 'listRoutines'],
  deleteExercise: ['listExercises'],
  createRoutine: ROUTINES,
  updateRoutine: ROUTINES,
  deleteRoutine: ROUTINES,
  startRoutine: RUN,
  completeExercise: RUN,
  finishRoutine: RUN,
  noteProgress: RUN,
  reviewRun: RUN,
  createConversation: ['listConversations'],
  sendMessage: ['listConversations'],
  loadOlderMessages: [],
  markRead: [],
  markAllRead: [],
  removeNotification: [],
};

describe('the graph of the cache', () => {
  const mutations = names.filter((name) => !isQuery(name));

  it('knows every change there is', () => {
    expect(Object.keys(MUST_REACH).sort()).toEqual([...mutations].sort());
  });

  it.each(Object.entries(MUST_REACH))('%s reaches what shows it', (mutation, expected) => {
    expect(staleAfter(mutation)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(mutations)('%s makes nothing stale when it failed', (mutation) => {
    expect(tagsOf(mutation, 'invalidatesTags', undefined, { status: 500 })).toEqual([]);
  });

  it('hears of every tag that is cried', () => {
    const heard = [...provided.values()].flat();
    const unheard = mutations.flatMap((mutation) =>
      tagsOf(mutation, 'invalidatesTags', { id: ID })
        .filter(
          (tag) =>
            !heard.some(({ type, id }) => type === tag.type && (tag.id === undefined || tag.id === id)),
        )
        .map(({ type, id }) => `${mutation}: ${type} ${id ?? ''}`),
    );
    expect(unheard).toEqual([]);
  });
});
