import { APPOINTMENT_STATUS_LABELS, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import {
  CATEGORIES,
  DIFFICULTY_LABELS,
  EXERCISE_AIM_LABELS,
  EXERCISE_REGION_LABELS,
} from '@/contract/exercises';
import { recordSections } from '@/contract/recordSections';
import { type FeatureRules, PERSON } from './featureRules';

const CATEGORY_LABELS: readonly string[] = [...CATEGORIES, ...Object.values(DIFFICULTY_LABELS)];
/** Dates and choices in the copy of a record, without the date of birth and what says who a person is. */
const RECORD_CHOICES = recordSections().flatMap(([table, { columns }]) =>
  Object.entries(table === 'patientDetails' ? {} : columns)
    .filter(
      ([name, { kind, words }]) =>
        name !== 'dateOfBirth' && (words !== undefined || kind === 'instant' || kind === 'day'),
    )
    .map(([name]) => name),
);

/** Of a patient's further details: choices and measures of the body, and nothing that says who somebody is. */
const DETAIL_CHOICES = [
  ...['documentKind', 'preferredContact', 'noAppointmentMails', 'dominantSide', 'walkingAid'],
  ...['height', 'weight', 'measuredOn'],
];

/** Part of the allow-list: patients, their appointments, and what is found, prescribed and done with them. */
export const CLINICAL_RULES: Readonly<Record<string, FeatureRules>> = {
  alerts: {
    endpoints: ['listAlerts', 'listAlertMarks', 'addAlert', 'endAlert'],
    shown: ['kind', 'notedOn', 'at', 'ending'],
    linked: ['name', 'by'],
  },
  episodes: {
    endpoints: ['listEpisodes', 'openEpisode', 'updateEpisode', 'dischargeEpisode', 'reopenEpisode'],
    shown: [
      ...['region', 'startedOn', 'on', 'reason', 'authorisedSessions', 'usedSessions'],
      ...['activeRoutines', 'appointmentsAhead', 'appointmentsOfColleagues', 'routines', 'appointments'],
    ],
    linked: ['name', 'by'],
  },
  patients: {
    endpoints: [
      'listPatients',
      'getPatient',
      'getPatientStats',
      'createPatient',
      'createPatientContact',
      'checkDuplicates',
      'updatePatient',
      'deletePatient',
      'restorePatient',
    ],
    shown: [
      'createdAt',
      'expiresAt',
      'gender',
      'evaluations',
      'appointments',
      'activeRoutines',
      'statusFilterChosen',
      'reasons',
      'order',
      'orderChosen',
      'reach',
      'reachChosen',
      ...DETAIL_CHOICES,
    ],
    linked: [
      ...PERSON,
      ...['emergencyContact', 'emergencyPhone', 'guardianName', 'guardianPhone', 'guardianEmail'],
      ...['search', 'searchChanged'],
    ],
    births: ['dateOfBirth'],
  },
  invitations: {
    endpoints: [
      'listInvitations',
      'listPatientInvitations',
      'sendInvitation',
      'cancelInvitation',
      'getInvitationByToken',
      'acceptInvitation',
    ],
    shown: ['createdAt', 'expiresAt', 'statusFilterChosen'],
    linked: [...PERSON, 'search', 'searchChanged'],
  },
  appointments: {
    endpoints: [
      'listAppointments',
      'listTodayAppointments',
      'listMyAppointments',
      'getAppointment',
      'getAppointmentStats',
      'createAppointment',
      'updateAppointment',
      'setAppointmentStatus',
      'undoAppointmentChange',
      'getAppointmentHistory',
      'endAppointment',
      'deleteAppointment',
      'restoreAppointment',
      'previewSeries',
      'createSeries',
      ...['getCalendarFeed', 'createCalendarFeed', 'revokeCalendarFeed'],
      ...['getLinkedAppointment', 'answerByLink', 'answerOwn'],
      ...['listCommunications', 'listUntold', 'noteTold'],
      ...['listTouched', 'listTouchedOptions', 'changeAppointments', 'undoAppointmentChanges'],
    ],
    shown: [
      ...['date', 'time', 'duration', 'startDate', 'endDate', 'view', 'range', 'viewChosen', 'createdAt'],
      ...['columns', 'columnsChosen', 'at', 'kind', 'channel', 'outcome', 'failure'],
      ...['total', 'today', 'thisWeek', 'completed', 'cancelled', 'pending'],
    ],
    linked: [...PERSON, 'patientName', 'patientPhone', 'patientEmail', 'by', 'search', 'searchChanged'],
    labels: [...Object.values(APPOINTMENT_TYPE_LABELS), ...Object.values(APPOINTMENT_STATUS_LABELS)],
  },
  exercises: {
    endpoints: [
      'listExercises',
      'listExerciseCategories',
      'listExerciseDifficulties',
      'createExercise',
      'updateExercise',
      'deleteExercise',
      'restoreExercise',
    ],
    shown: [
      ...[
        'category',
        'difficulty',
        'duration',
        'sets',
        'reps',
        'restTime',
        'value',
        'label',
        'region',
        'aim',
      ],
      ...['exerciseCategoryChosen', 'exerciseDifficultyChosen'],
    ],
    trees: ['figure'],
    linked: ['name', 'description', 'equipment', 'instructions', 'search', 'exerciseSearchChanged'],
    labels: [
      ...CATEGORY_LABELS,
      ...Object.values(EXERCISE_REGION_LABELS),
      ...Object.values(EXERCISE_AIM_LABELS),
    ],
  },
  routines: {
    endpoints: [
      'listRoutines',
      'listPatientRoutines',
      'listFrequencies',
      'createRoutine',
      'updateRoutine',
      'deleteRoutine',
      'restoreRoutine',
    ],
    shown: [
      ...['category', 'difficulty', 'frequency', 'duration', 'sets', 'reps', 'restTime', 'value', 'label'],
      ...['takesSchedule', 'weekdays', 'timesPerDay'],
      ...['side', 'upTo', 'lift', 'hold', 'lower', 'pause'],
      ...['createdAt', 'updatedAt', 'region', 'aim', 'routineCategoryChosen'],
    ],
    trees: ['figure'],
    linked: [
      'name',
      'description',
      'patientName',
      'equipment',
      'instructions',
      'search',
      'routineSearchChanged',
    ],
    labels: CATEGORY_LABELS,
  },
  progress: {
    endpoints: [
      'listTodayRoutines',
      'listMyRoutines',
      'getProgressStats',
      'getRun',
      'getAdherence',
      'startRoutine',
      'completeExercise',
      'finishRoutine',
      'noteProgress',
      'reviewRun',
    ],
    shown: [
      ...['tab', 'tabChosen', 'kind', 'attempts', 'category', 'difficulty', 'frequency'],
      ...['weekdays', 'timesPerDay', 'date', 'region', 'aim'],
      ...['sets', 'reps', 'duration', 'restTime', 'actualSets', 'actualReps', 'actualDuration', 'setsDone'],
      ...['pain', 'effort', 'painBefore', 'painAfter', 'before', 'after', 'done', 'completed', 'due'],
      ...['side', 'upTo', 'lift', 'hold', 'lower', 'pause'],
      ...['completedExercises', 'totalExercises', 'runsDueToday', 'runsDoneToday', 'completedToday'],
      ...['totalRoutines', 'shouldCompleteToday', 'progressPercentage', 'averageTime'],
      ...['startedAt', 'finishedAt', 'createdAt', 'updatedAt', 'reviewedAt', 'alert'],
    ],
    trees: ['figure'],
    linked: ['name', 'phone', 'routineName', 'description', 'patientName', 'equipment', 'instructions'],
  },
  runner: {
    endpoints: [],
    shown: [
      ...['sets', 'reps', 'duration', 'restTime', 'setsDone', 'status', 'played', 'seenAt'],
      ...['lift', 'hold', 'lower', 'pause'],
    ],
  },
  sessions: {
    endpoints: [
      'listSessions',
      'listMySessions',
      'listPatientSessions',
      'getSession',
      'createSession',
      'updateSession',
      'listSessionVersions',
    ],
    shown: [
      ...['date', 'time', 'duration', 'sets', 'reps', 'period', 'periodChosen', 'portions'],
      ...['version', 'correctedAt', 'writtenAt', 'replacedAt'],
    ],
    linked: ['name', 'patientName', 'treatmentType', 'location', 'search', 'searchChanged'],
  },
  evaluations: {
    endpoints: ['listPatientEvaluations', 'createEvaluation', 'correctEvaluation', 'listEvaluationVersions'],
    shown: [
      ...['date', 'pain', 'degrees', 'grade', 'side', 'result', 'regions', 'movement', 'group'],
      ...['version', 'correctedAt', 'writtenAt', 'replacedAt'],
    ],
    linked: ['name'],
  },
  documents: {
    endpoints: [
      ...['listDocuments', 'beginUpload', 'sendPiece', 'finishUpload', 'cancelUpload'],
      ...['openDocument', 'updateDocument', 'deleteDocument', 'restoreDocument'],
    ],
    shown: [
      ...['kind', 'day', 'size', 'sent', 'bytes', 'piece', 'pieceBytes', 'received', 'finished', 'stage'],
      ...['shared', 'sentByPatient', 'mayRetry', 'failure', 'createdAt', 'owner'],
    ],
    linked: ['name'],
  },
  imports: {
    endpoints: [
      ...['listImports', 'checkImportRows', 'beginImport', 'sendImportRows', 'finishImport', 'removeImport'],
      ...['listAppointmentImports', 'checkAppointmentRows', 'importAppointments', 'undoAppointmentImport'],
    ],
    shown: [
      ...[
        'kind',
        'kindChosen',
        'stage',
        'mapping',
        'column',
        'field',
        'allowed',
        'row',
        'isAllowed',
        'done',
        'total',
        'from',
      ],
      ...['correction', 'isChecking', 'corrected', 'rowCorrected', 'rowRechecked'],
      ...['checkStarted', 'rowsPassed', 'rowsAllowed', 'importConfirmed', 'createdAt', 'undoneAt'],
    ],
    linked: ['therapistName'],
  },
  exports: { endpoints: ['openList'], shown: ['list', 'format'] },
  records: {
    endpoints: ['copyRecord'],
    shown: [
      ...RECORD_CHOICES,
      ...DETAIL_CHOICES,
      'authorisedSessions',
      ...['version', 'exportedAt', 'reader', 'entity', 'category', 'position', 'run', 'lastReadSeq', 'size'],
      ...['sets', 'reps', 'duration', 'restTime', 'actualSets', 'actualReps', 'actualDuration'],
      ...[
        'pain',
        'painBefore',
        'painAfter',
        'stoppedForPain',
        'effort',
        'degrees',
        'grade',
        'side',
        'result',
        'regions',
      ],
      ...['movement', 'group'],
    ],
    trees: ['userAgent'],
    linked: [
      ...[...PERSON, 'patientName', 'emergencyContact', 'emergencyPhone', 'people', 'exercises'],
      ...['guardianName', 'guardianPhone', 'guardianEmail'],
      ...['routineName', 'treatmentType', 'location'],
    ],
    births: ['dateOfBirth'],
  },
};
