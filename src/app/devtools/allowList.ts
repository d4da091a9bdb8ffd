import { RUN_PARAM } from '@/shared/routes';
import { CLINICAL_RULES } from './clinicalRules';
import { type FeatureRules, PERSON } from './featureRules';

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

/** Which rows of a list are chosen: their ids get the pseudonyms of the rows. */
const SELECTION = ['active', 'change', 'total', 'answered'];

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
  merges: {
    endpoints: ['listMerges', 'compareRecords', 'mergeRecords', 'undoMerge'],
    shown: [
      ...['field', 'proposed', 'obstacle', 'at', 'undoUntil', 'createdAt', 'startsAt'],
      ...[
        'episodes',
        'evaluations',
        'sessions',
        'appointments',
        'routines',
        'documents',
        'messages',
        'alerts',
      ],
      ...['changed', 'missing', 'kept'],
    ],
    linked: ['name', 'authorName', 'therapistName'],
  },
  outbox: {
    endpoints: [
      ...['listMailFailures', 'retryMail', 'sendTestMail'],
      ...['listMailTexts', 'saveMailText', 'previewMail'],
    ],
    shown: ['kind', 'startsAt', 'endedAt', 'failure', 'obstacle'],
    linked: ['patientName'],
  },
  preferences: { endpoints: [], shown: ['theme', 'themeChosen', 'screen', 'view'], trees: ['views'] },
  toasts: { endpoints: [], shown: ['variant', 'durationMs', 'label'] },
  openings: {
    endpoints: [],
    shown: ['what', 'step', 'date', 'time', 'duration', 'reason'],
    linked: ['patientName', 'therapistName'],
  },
  palette: { endpoints: [], shown: ['open'] },
  day: { endpoints: [], shown: ['turnedTo', 'from', 'to'] },
  pending: {
    endpoints: ['getPendingWork'],
    shown: ['count', 'firstDay', 'lastDay'],
    linked: ['patientName'],
  },
  practice: {
    endpoints: [
      'getPracticeHours',
      'saveOpeningHours',
      'saveHolidays',
      'getPracticeSettings',
      'savePracticeSettings',
      'getOfficialHolidays',
      'getRegistration',
      'getPracticeIdentity',
      'getLegalIdentity',
      'savePracticeLogo',
      'getSetUp',
      'keepSetUpAnswers',
      'setUpPractice',
    ],
    shown: [
      'weekday',
      'from',
      'to',
      'day',
      'holidayRegion',
      'retentionYears',
      'lateCancellationHours',
      ...['appointmentMails', 'appointmentReminders', 'reminderHours', 'lastReminderHours', 'formality'],
      'registration',
      'timeZone',
    ],
    linked: PERSON,
  },
  hours: {
    endpoints: ['listHours', 'saveWeeks', 'saveExtras', 'addAbsence', 'changeAbsence', 'removeAbsence'],
    shown: ['weekday', 'from', 'to', 'until', 'day', 'start', 'end', 'kind'],
    linked: PERSON,
  },
  rooms: { endpoints: ['listRooms', 'createRoom', 'updateRoom', 'deleteRoom'], shown: ['active'] },
  services: {
    endpoints: ['listServices', 'createService', 'updateService', 'deleteService'],
    shown: ['duration', 'bufferAfter', 'vatClass', 'colour', 'active'],
  },
  care: {
    endpoints: [
      'getCareTeam',
      'getOwnTeam',
      'listCovers',
      'getHandoverList',
      'addCollaborator',
      'removeCollaborator',
      'handOverPatient',
      'handOverAll',
      'addCover',
      'endCover',
    ],
    shown: ['relation', 'isRunning', 'mayEnd', 'mayChange', 'moveAppointments', 'patients', 'appointments'],
    linked: PERSON,
  },
  team: {
    endpoints: [
      'listTeam',
      'listTherapists',
      'listStaffInvitations',
      'inviteStaff',
      'resendStaffInvitation',
      'cancelStaffInvitation',
      'deactivateMember',
      'reactivateMember',
      'getStaffJoining',
      'switchMails',
      'joinTeam',
    ],
    shown: [
      ...['role', 'lastAccess', 'secondFactor', 'deactivatedAt', 'createdAt', 'expiresAt'],
      ...['activePatients', 'futureAppointments'],
    ],
    linked: PERSON,
  },
  invitationSelection: { endpoints: [], shown: SELECTION },
  appointmentSelection: { endpoints: [], shown: SELECTION },
  ...CLINICAL_RULES,
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
    shown: ['createdAt', 'getUnreadCount'],
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
  'columns',
  'date',
  'time',
  'startDate',
  'endDate',
  'from',
  'to',
  'status',
  'tab',
  'kind',
  'category',
  'difficulty',
  'period',
  'action',
  'outcome',
  'weekly',
];

/** Query parameters that hold an id, and do not say so by their name. */
export const IDS_IN_ADDRESS: readonly string[] = [RUN_PARAM, 'routine', 'run', 'episode'];
