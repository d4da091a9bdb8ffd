import { APPOINTMENT_STATUS_LABELS, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments/enums';
import { CATEGORIES, DIFFICULTY_LABELS } from '@/contract/exercises/enums';
import { EXERCISE_AIM_LABELS, EXERCISE_REGION_LABELS } from '@/contract/exercises/facets';
import { recordSections } from '@/contract/record/sections';
import type { FeatureRules } from './featureRules';

/** Fields common to all features: RTK Query's own, and settings of lists. */
export const COMMON_SHOWN: readonly string[] = [
  'type',
  'status',
  'requestId',
  'requestStatus',
  'endpointName',
  'startedTimeStamp',
  'fulfilledTimeStamp',
  'op',
  'seq',
  'keepUnusedDataFor',
  'reducerPath',
  'invalidationBehavior',
  'pollingInterval',
  'forceRefetch',
  'retryAfter',
  'at',
  'order',
  'index',
  'length',
];

const CATEGORY_LABELS: readonly string[] = [...CATEGORIES, ...Object.values(DIFFICULTY_LABELS)];
/** Dates and enumerations in the copy of a record, except the date of birth. */
const RECORD_CHOICES = recordSections().flatMap(([, { columns }]) =>
  Object.entries(columns)
    .filter(
      ([name, { kind, words }]) =>
        name !== 'dateOfBirth' && (words !== undefined || kind === 'instant' || kind === 'day'),
    )
    .map(([name]) => name),
);
const PERSON = ['name', 'email', 'phone', 'address'];

/**
 * The allow-list. Everything else is masked: a text keeps its shape (letters `x`, digits `0`), a number
 * becomes 0. New fields, endpoints and features are therefore masked until they are added here.
 */
export const ALLOWED: Readonly<Record<string, FeatureRules>> = {
  app: { endpoints: ['getCapabilities'], shown: ['domainLoaded'] },
  identity: { endpoints: [], shown: ['role'], linked: PERSON },
  auth: {
    endpoints: [
      'login',
      'register',
      'verifySession',
      'endSession',
      'loginSecondFactor',
      'listUserSessions',
      'closeOtherSessions',
      'getSecondFactor',
    ],
    shown: ['accessStageReached', 'stage', 'role', 'createdAt', 'lastUsedAt', 'recoveryCodesLeft'],
    // Sent by the browser, not by a person.
    trees: ['userAgent'],
    linked: PERSON,
  },
  consent: { endpoints: ['getConsent', 'acceptConsent'], shown: ['currentVersion', 'version', 'acceptedAt'] },
  audit: {
    endpoints: ['listAudit', 'listAuditPeople', 'listOwnAudit'],
    shown: ['action', 'entity', 'role', 'result', 'outcome', 'from', 'to'],
    linked: ['name'],
  },
  preferences: { endpoints: [], shown: ['theme', 'themeChosen', 'screen', 'view'], trees: ['views'] },
  toasts: { endpoints: [], shown: ['variant', 'durationMs', 'label'] },
  patients: {
    endpoints: [
      'listPatients',
      'getPatient',
      'getPatientStats',
      'createPatient',
      'updatePatient',
      'deletePatient',
    ],
    shown: [
      'createdAt',
      'expiresAt',
      'gender',
      'evaluations',
      'appointments',
      'activeRoutines',
      'statusFilterChosen',
    ],
    linked: [...PERSON, 'emergencyContact', 'emergencyPhone', 'search', 'searchChanged'],
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
      'deleteAppointment',
      'previewSeries',
      'createSeries',
      'getCalendarFeed',
      'createCalendarFeed',
      'revokeCalendarFeed',
    ],
    shown: [
      ...['date', 'time', 'duration', 'startDate', 'endDate', 'view', 'range', 'viewChosen', 'createdAt'],
      ...['total', 'today', 'thisWeek', 'completed', 'cancelled', 'pending'],
    ],
    linked: [...PERSON, 'patientName', 'patientPhone', 'patientEmail', 'search', 'searchChanged'],
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
    ],
    shown: [
      ...['category', 'difficulty', 'frequency', 'duration', 'sets', 'reps', 'restTime', 'value', 'label'],
      ...['takesSchedule', 'weekdays', 'timesPerDay'],
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
      ...[
        'tab',
        'tabChosen',
        'kind',
        'attempts',
        'category',
        'difficulty',
        'frequency',
        'weekdays',
        'timesPerDay',
        'date',
        'region',
        'aim',
      ],
      ...['sets', 'reps', 'duration', 'restTime', 'actualSets', 'actualReps', 'actualDuration', 'setsDone'],
      ...['pain', 'effort', 'painBefore', 'painAfter', 'before', 'after', 'done', 'completed', 'due'],
      ...['completedExercises', 'totalExercises', 'runsDueToday', 'runsDoneToday', 'completedToday'],
      ...['totalRoutines', 'shouldCompleteToday', 'progressPercentage', 'averageTime'],
      ...['startedAt', 'finishedAt', 'createdAt', 'updatedAt', 'reviewedAt', 'alert'],
    ],
    trees: ['figure'],
    linked: ['name', 'phone', 'routineName', 'description', 'patientName', 'equipment', 'instructions'],
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
      ...['date', 'time', 'duration', 'sets', 'reps', 'period', 'periodChosen'],
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
  records: {
    endpoints: ['copyRecord'],
    shown: [
      ...RECORD_CHOICES,
      ...['version', 'exportedAt', 'reader', 'entity', 'category', 'position', 'run', 'lastReadSeq'],
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
      ...['routineName', 'treatmentType', 'location'],
    ],
    births: ['dateOfBirth'],
  },
  chat: {
    endpoints: [
      'listConversations',
      'getConversation',
      'loadOlderMessages',
      'createConversation',
      'sendMessage',
    ],
    shown: ['createdAt', 'unreadCount', 'syncedTo'],
    linked: [...PERSON, 'sender', 'userName', 'typing'],
  },
  realtime: { endpoints: [], shown: ['createdAt'], linked: ['userName'] },
  notifications: {
    endpoints: ['listNotifications', 'getUnreadCount', 'markRead', 'markAllRead', 'removeNotification'],
    shown: ['createdAt', 'startedAt', 'pausedUntil', 'unannounced', 'arrived', 'reason', 'getUnreadCount'],
  },
  profile: {
    endpoints: ['getProfile', 'updateProfile'],
    shown: ['role', 'specialization', 'experience'],
    linked: PERSON,
  },
};

/** Query parameters that describe how a screen is shown, not whose data. */
export const SHOWN_IN_ADDRESS: readonly string[] = [
  'view',
  'range',
  'date',
  'time',
  'startDate',
  'endDate',
  'from',
  'to',
  'status',
  'tab',
];
