import { readFileSync } from 'node:fs';
import { baseApi } from '@/shared/api/baseApi';
import { API_FILES } from '../testing/apiFiles';

/**
 * Which mutations invalidate which queries, read from each endpoint's definition. Fails for a new mutation
 * without an entry here, and for one that no longer invalidates a query of its entity.
 */

/** The endpoints of each file. */
const ENDPOINTS = API_FILES.map((api) =>
  [...readFileSync(api, 'utf8').matchAll(/^ {4}(\w+): build\.(?:infiniteQ|q|m)u/gm)].map(
    ([, name = '']) => name,
  ),
);

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
const ARGUMENT = {
  id: ID,
  patientId: PATIENT,
  progressId: ID,
  routineId: ID,
  body: { patientId: PATIENT },
  input: { patientId: PATIENT },
};
/** Endpoints with another argument: just an id, or several. */
const BARE: Record<string, unknown> = {
  changeAppointments: { body: { changes: [{ id: ID }], joinsTeam: true }, patientIds: [ID] },
  undoAppointmentChanges: { changes: [{ id: ID }] },
  deleteAppointment: ID,
  deletePatient: ID,
  deleteExercise: ID,
  deleteRoutine: ID,
  restoreAppointment: ID,
  recoverPatient: ID,
  restorePatient: ID,
  getAppointment: ID,
  getAppointmentHistory: ID,
  getSession: ID,
  listSessionVersions: ID,
  listEvaluationVersions: ID,
  listPatientVersions: ID,
  getRun: ID,
  getPatient: ID,
  getPatientAccount: ID,
  withdrawConsent: ID,
  getPatientContact: ID,
  getConversation: ID,
  listAlerts: PATIENT,
  listEpisodes: PATIENT,
  listMerges: PATIENT,
  listPatientInvitations: PATIENT,
  listPatientEvaluations: PATIENT,
  listPatientRoutines: PATIENT,
  listPatientSessions: PATIENT,
  getCareTeam: ID,
  getHandoverList: ID,
  endCover: ID,
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
  argument: unknown = BARE[name] ?? ARGUMENT,
): Tag[] {
  const declared = definitions.get(name)?.[from];
  const tags =
    typeof declared === 'function'
      ? (declared as (...args: unknown[]) => unknown[])(result, error, argument, undefined)
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
function staleAfter(mutation: string, argument?: unknown): string[] {
  const invalidated = tagsOf(mutation, 'invalidatesTags', { id: ID }, undefined, argument);
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

const AGENDA = [
  'getAppointmentStats',
  'getPatientStats',
  'listAppointments',
  'listCommunications',
  'listMyAppointments',
  'listTouched',
  'listTouchedOptions',
];
const ROUTINES = [
  'getPatientStats',
  'getProgressStats',
  'listMyRoutines',
  'listPatientRoutines',
  'listRoutines',
  'listTodayRoutines',
];
/** What names a patient beside their record. */
const NAMED = [
  ...['listAppointments', 'listConversations', 'listInvitations', 'listMyAppointments'],
  ...['listRoutines', 'listSessions', 'listTodayAppointments'],
];
const INVITED = ['listInvitations', 'listPatientInvitations', 'listPatients'];
const RUNS = ['getProgressStats', 'listMyRoutines', 'listTodayRoutines'];
const SESSIONS = ['listMySessions', 'listPatientSessions', 'listSessions'];
/** Lists that gain or lose rows when the user gains or loses access to a record. */
const REACHED = [
  ...['listAlertMarks', 'listConversations', 'listInvitations', 'listPatients', 'listRoutines'],
  'listSessions',
];
/** What shows of any record which episodes it has, and whether it is discharged. */
const RECORDS = ['getPatient', 'listEpisodes', 'listPatients'];
/** Everything that shows something of a record, which a merge moves and an undo moves back. */
const MERGED = [
  ...AGENDA,
  ...ROUTINES,
  ...SESSIONS,
  ...['getAppointment', 'getPatient', 'getSession', 'listAlertMarks', 'listAlerts', 'listConversations'],
  ...['listDocuments', 'listEpisodes', 'listInvitations', 'listMerges', 'listPatientEvaluations'],
  ...['getCareTeam', 'listPatientInvitations', 'listPatients'],
];

/** What the end of an episode reaches, and what takes it back. */
const ENDED = [
  'getAppointmentStats',
  'getPatientStats',
  'listAppointments',
  'listEpisodes',
  'listPatientRoutines',
  'listPatients',
  'listRoutines',
];

/** What shows when a therapist works, and times that follow from it. */
const HOURS = ['listHours', 'listTouchedOptions'];

/** What a change reaches unless something else is said: every list of its own file, or what else there is to read. */
function ownReach(mutation: string): string[] {
  const own = (ENDPOINTS.find((file) => file.includes(mutation)) ?? []).filter(isQuery);
  const lists = own.filter((name) => name.startsWith('list'));
  return lists.length > 0 ? lists : own;
}

/**
 * Minimum set of queries that a mutation must invalidate, where that is not what its own file lists. Mutations that patch
 * the cache themselves, or affect nothing cached, have an empty set.
 */
const MUST_REACH: Record<string, readonly string[]> = {
  login: [],
  register: [],
  verifySession: [],
  endSession: [],
  openEpisode: ['listEpisodes', 'listPatients'],
  dischargeEpisode: ENDED,
  reopenEpisode: [...ENDED, 'listEpisodeVersions'],
  removeEpisode: ENDED,
  mergeRecords: MERGED,
  undoMerge: MERGED,
  checkDuplicates: [],
  createPatient: ['listPatients'],
  createPatientContact: ['listPatients'],
  updatePatient: [...NAMED, 'getPatient', 'listPatients', 'listPatientVersions'],
  updatePatientContact: [...NAMED, 'getPatient', 'getPatientContact', 'listPatients'],
  movePatientAccount: ['getPatientAccount'],
  withdrawConsent: ['getPatient'],
  deletePatient: [...REACHED, 'getAppointmentStats', 'listAppointments'],
  recoverPatient: [
    ...REACHED,
    'getAppointmentStats',
    'getPatient',
    'listAppointments',
    'listDeletedPatients',
  ],
  restorePatient: [...REACHED, 'getAppointmentStats', 'getPatient', 'listAppointments'],
  sendInvitation: INVITED,
  cancelInvitation: INVITED,
  acceptInvitation: ['listInvitations'],
  loginSecondFactor: [],
  requestPasswordReset: [],
  confirmPasswordReset: [],
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
  restoreAppointment: [...AGENDA, 'getAppointment'],
  noteArrival: ['getAppointment', 'listAppointments', 'listTodayAppointments'],
  changeAppointments: [...AGENDA, 'getAppointment', 'getCareTeam', 'listPatients'],
  undoAppointmentChanges: [...AGENDA, 'getAppointment'],
  noteTold: ['listCommunications', 'listUntold', 'getAppointmentHistory'],
  changeRoles: [
    ...['listTeam', 'listTherapists', 'listHours'],
    ...['listPatients', 'listAppointments', 'listTodayAppointments', 'getAppointmentStats'],
  ],
  updateRoom: ['listRooms', 'listAppointments'],
  updateService: ['listServices', 'listAppointments'],
  saveOpeningHours: ['getPracticeHours', 'listTouchedOptions'],
  saveHolidays: ['getPracticeHours', 'listTouchedOptions'],
  savePracticeSettings: [
    'getLegalIdentity',
    'getPracticeIdentity',
    'getPracticeSettings',
    'listMailFailures',
    'listMailTexts',
  ],
  savePracticeLogo: ['getLegalIdentity', 'getPracticeIdentity', 'getPracticeSettings'],
  keepSetUpAnswers: [],
  setUpPractice: [],
  previewSeries: [],
  inviteStaff: ['listStaffInvitations'],
  resendStaffInvitation: ['listStaffInvitations'],
  cancelStaffInvitation: ['listStaffInvitations'],
  saveWeeks: HOURS,
  saveExtras: HOURS,
  addAbsence: HOURS,
  changeAbsence: HOURS,
  removeAbsence: HOURS,
  deactivateMember: ['getCareTeam', 'listCovers', 'listTeam', 'listTherapists', 'listHours'],
  reactivateMember: ['getCareTeam', 'listCovers', 'listTeam', 'listTherapists', 'listHours'],
  joinTeam: [],
  retryMail: ['listMailFailures'],
  saveMailText: ['listMailTexts'],
  sendTestMail: [],
  switchMails: ['listTeam'],
  addCollaborator: [...REACHED, 'getCareTeam'],
  removeCollaborator: [...REACHED, 'getCareTeam'],
  handOverPatient: [
    ...REACHED,
    'getAppointmentStats',
    'getHandoverList',
    'listAppointments',
    'listTeam',
    'listTherapists',
  ],
  handOverAll: [
    ...REACHED,
    'getAppointmentStats',
    'getCareTeam',
    'getHandoverList',
    'listAppointments',
    'listCovers',
    'listTeam',
    'listTherapists',
  ],
  addCover: [...REACHED, 'getCareTeam', 'listAppointments', 'listCovers'],
  endCover: [...REACHED, 'getCareTeam', 'listAppointments', 'listCovers'],
  answerByLink: [],
  answerOwn: [
    'getAppointment',
    'getAppointmentHistory',
    'listAppointments',
    'listMyAppointments',
    'listTodayAppointments',
  ],
  createSession: [...SESSIONS, 'listEpisodes'],
  updateSession: [...SESSIONS, ...RECORDS, 'getSession', 'listSessionVersions'],
  createEvaluation: ['getPatientStats', 'listEpisodes', 'listPatientEvaluations'],
  correctEvaluation: [...RECORDS, 'getPatientStats', 'listEvaluationVersions', 'listPatientEvaluations'],
  beginUpload: [],
  sendPiece: [],
  cancelUpload: [],
  openDocument: [],
  openList: [],
  checkImportRows: [],
  checkAppointmentRows: [],
  importAppointments: [
    'listAppointmentImports',
    'listAppointments',
    'getAppointmentStats',
    'getPatientStats',
  ],
  undoAppointmentImport: [
    'listAppointmentImports',
    'listAppointments',
    'getAppointmentStats',
    'getPatientStats',
  ],
  beginImport: [],
  sendImportRows: [],
  finishImport: ['listImports', 'listPatients'],
  removeImport: ['listImports', 'listPatients'],
  createExercise: ['listExercises'],
  updateExercise: ['listExercises', 'listRoutines'],
  deleteExercise: ['listExercises', 'listRoutines'],
  restoreExercise: ['listExercises', 'listRoutines'],
  createRoutine: [...ROUTINES, 'listEpisodes'],
  updateRoutine: [...ROUTINES, ...RECORDS],
  deleteRoutine: [...ROUTINES, ...RECORDS],
  restoreRoutine: [...ROUTINES, ...RECORDS],
  startRoutine: [...RUNS, 'getRun'],
  completeExercise: RUNS,
  finishRoutine: RUNS,
  noteProgress: RUNS,
  reviewRun: [...RUNS, 'getRun'],
  loadOlderMessages: [],
  markRead: [],
  markAllRead: [],
  removeNotification: [],
};

describe('the graph of the cache', () => {
  const mutations = names.filter((name) => !isQuery(name));

  it('speaks of no change that is not there', () => {
    expect(Object.keys(MUST_REACH).filter((name) => !mutations.includes(name))).toEqual([]);
    expect(mutations.filter((name) => !ENDPOINTS.flat().includes(name))).toEqual([]);
  });

  it.each(mutations)('%s reaches what shows it', (mutation) => {
    const expected = MUST_REACH[mutation] ?? ownReach(mutation);
    if (!(mutation in MUST_REACH)) expect(expected).not.toEqual([]);
    expect(staleAfter(mutation)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(mutations)('%s makes nothing stale when it failed', (mutation) => {
    expect(tagsOf(mutation, 'invalidatesTags', undefined, { status: 500 })).toEqual([]);
  });

  it.each(['createAppointment', 'createSeries', 'updateAppointment'])(
    '%s with who joins the team reaches the patients and their team',
    (mutation) => {
      const argument = { id: ID, body: { patientId: ID, therapistId: 't', joinsTeam: true } };
      expect(staleAfter(mutation, argument)).toEqual(
        expect.arrayContaining(['listAppointments', 'listPatients', 'getCareTeam']),
      );
    },
  );

  it('asks for nothing of the one record that was deleted', () => {
    expect(
      staleAfter('deletePatient').filter((query) => /^(get|list)(Care|Patient(?!s))/.test(query)),
    ).toEqual([]);
  });

  it('hears of every tag that is cried', () => {
    const heard = [
      ...[...provided.values()].flat(),
      // The record that a change of something within it concerns.
      ...tagsOf('getPatient', 'providesTags', { id: PATIENT }, undefined, PATIENT),
      // The figures of a record that comes back.
      ...tagsOf('getPatientStats', 'providesTags', {}, undefined, { patientId: ID }),
    ];
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
