import { useMemo } from 'react';
import { DASHBOARD_LIMITS } from '@/contract/common/constants';
import { restorePath } from '@/contract/common/messages';
import type {
  DeletedPatient,
  LikelyDuplicate,
  Patient,
  PatientAccount,
  PatientContact,
  PatientListItem,
  PatientStats,
  PatientTexts,
} from '@/contract/patientAnswers';
import { PATIENT_PATHS } from '@/contract/patients';
import type { EarlierVersion } from '@/contract/recordAnswers';
import type { ContactChange, DuplicateCheckBody, PatientContactBody } from '@/contract/patientSchemas';
import { listOf, numberOf, objectOf } from '@/shared/api/answers';
import {
  baseApi,
  changedTags,
  listTags,
  oneTag,
  REACHED,
  staleListTags,
  type Tag,
} from '@/shared/api/baseApi';
import { hasFailed } from '@/shared/api/errors';
import { earlierVersionsOf } from '@/shared/api/records';
import { selectUser } from '@/shared/identity/slice';
import { prefetchOf, useAppSelector } from '@/shared/redux';
import {
  toAccount,
  toContact,
  toDeletedPatient,
  toLikelyDuplicate,
  toPatient,
  toPatientListItem,
  toPatientTexts,
  toStillCancelled,
} from './normalise';
import { recentPatients } from './orderPatients';

/** Body of POST and PUT. */
export type PatientInput = Omit<
  Patient,
  | 'id'
  | 'createdAt'
  | 'invitation'
  | 'consent'
  | 'care'
  | 'therapistName'
  | 'documentNumber'
  | 'secondPhone'
  | 'guardianPhone'
  | 'noAppointmentMails'
  | 'corrected'
>;

/** Name and contact of a patient also stand in what else names them. */
const changedContact = (id: string, failed: unknown): Tag[] =>
  hasFailed(failed)
    ? []
    : [
        ...changedTags('Patient', id, failed),
        ...listTags('Appointment'),
        ...listTags('Conversation'),
        ...listTags('Invitation'),
        ...listTags('Routine'),
        ...listTags('Session'),
      ];

/** Appointments ahead are cancelled with a record, and come back with it. */
const staleAgenda = (failed: unknown): Tag[] =>
  hasFailed(failed) ? [] : [...listTags('Appointment'), { type: 'AppointmentStats' }];

/** A record that comes back brings all that was hidden with it. */
const staleReturn = (id: string, failed: unknown): Tag[] =>
  hasFailed(failed)
    ? []
    : [
        ...changedTags('Patient', id, failed),
        ...staleAgenda(failed),
        ...staleListTags('Routine', failed),
        ...REACHED,
        oneTag('PatientStats', id),
      ];

/** The newest patients, and how many there are. */
interface RecentPatients {
  patients: PatientListItem[];
  total: number;
}

/** What the lead changes of the account with which a patient signs in. */
export interface AccountChange {
  email: string;
  madeByOther: boolean;
}

export const patientsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `practice`, for a therapist who is administration too: names and contacts of everybody. */
    listPatients: build.query<PatientListItem[], 'practice' | void>({
      query: (reach) => ({ url: PATIENT_PATHS.list, ...(reach && { params: { reach } }) }),
      transformResponse: (answer) => listOf(answer, 'patients').map(toPatientListItem),
      providesTags: listTags('Patient'),
    }),
    /** Our server sends a page of the list with its total. Any other one is asked for the whole list, as documented. */
    listRecentPatients: build.query<RecentPatients, void>({
      queryFn: async (_nothing, { dispatch }, _options, send) => {
        const asked = baseApi.endpoints.getCapabilities.initiate(undefined, { subscribe: false });
        const { data: known } = await dispatch(asked);
        const count = DASHBOARD_LIMITS.recentPatients;
        const { data, error } = await send({
          url: PATIENT_PATHS.list,
          ...(known?.patientTotal && { params: { limit: count } }),
        });
        if (error) return { error };
        const rows = listOf(data, 'patients').map(toPatientListItem);
        const total = numberOf(objectOf(data).total, rows.length);
        return { data: { patients: recentPatients(rows, count), total } };
      },
      providesTags: listTags('Patient'),
    }),
    getPatient: build.query<Patient, string>({
      query: (id) => PATIENT_PATHS.one(id),
      transformResponse: (answer) => toPatient(objectOf(answer, 'patient')),
      providesTags: (_patient, _error, id) => [oneTag('Patient', id)],
    }),
    /** Only on our server. What the clinical texts said before each change, newest first. */
    listPatientVersions: build.query<EarlierVersion<PatientTexts>[], string>({
      query: (id) => PATIENT_PATHS.versions(id),
      transformResponse: (answer) => earlierVersionsOf(answer, 'patient', toPatientTexts),
      providesTags: (_versions, _error, id) => [oneTag('Patient', id)],
    }),
    /** Contact data of a patient whom a therapist who is administration too need not attend. */
    getPatientContact: build.query<Patient, string>({
      query: (id) => ({ url: PATIENT_PATHS.one(id), params: { reach: 'practice' } }),
      transformResponse: (answer) => toPatient(objectOf(answer, 'patient')),
      providesTags: (_patient, _error, id) => [oneTag('Patient', id)],
    }),
    createPatient: build.mutation<Patient, PatientInput>({
      query: (body) => ({ url: PATIENT_PATHS.list, method: 'POST', body }),
      transformResponse: (answer) => toPatient(objectOf(answer, 'patient')),
      invalidatesTags: (_patient, error) => staleListTags('Patient', error),
    }),
    /** Only on our server: contact data alone, for which an ADMIN names the therapist. */
    createPatientContact: build.mutation<PatientContact, { input: PatientContactBody }>({
      query: ({ input }) => ({
        url: PATIENT_PATHS.contact,
        method: 'POST',
        body: input,
      }),
      transformResponse: toContact,
      invalidatesTags: (_patient, error) => staleListTags('Patient', error),
    }),
    /** Only on our server, for an ADMIN. */
    updatePatientContact: build.mutation<PatientContact, { id: string; changes: ContactChange }>({
      query: ({ id, changes }) => ({ url: PATIENT_PATHS.contactOf(id), method: 'PUT', body: changes }),
      transformResponse: toContact,
      invalidatesTags: (_patient, error, { id }) => changedContact(id, error),
    }),
    /** Only on our server, for the lead. `null` for a patient without an account. */
    getPatientAccount: build.query<PatientAccount, string>({
      query: (id) => PATIENT_PATHS.account(id),
      transformResponse: toAccount,
      providesTags: (_account, _error, id) => [oneTag('Patient', id)],
    }),
    /** Only on our server, for the lead: another address to sign in with. `madeByOther` takes it from who made it. */
    movePatientAccount: build.mutation<PatientAccount, { id: string } & AccountChange>({
      query: ({ id, email, madeByOther }) => ({
        url: PATIENT_PATHS.account(id),
        method: 'PUT',
        body: { email, ...(madeByOther && { madeByOther }) },
      }),
      transformResponse: toAccount,
      invalidatesTags: (_account, error, { id }) => (hasFailed(error) ? [] : [oneTag('Patient', id)]),
    }),
    /** Only on our server. A POST, so that nothing about a person stands in an address; it changes nothing. */
    checkDuplicates: build.mutation<LikelyDuplicate[], DuplicateCheckBody>({
      query: (body) => ({ url: PATIENT_PATHS.duplicates, method: 'POST', body }),
      transformResponse: (answer) => listOf(answer, 'duplicates').map(toLikelyDuplicate),
    }),
    updatePatient: build.mutation<Patient, { id: string; changes: PatientInput }>({
      query: ({ id, changes }) => ({ url: PATIENT_PATHS.one(id), method: 'PUT', body: changes }),
      transformResponse: (answer) => toPatient(objectOf(answer, 'patient')),
      invalidatesTags: (_patient, error, { id }) => changedContact(id, error),
    }),
    deletePatient: build.mutation<null, string>({
      query: (id) => ({ url: PATIENT_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      // Only what shows several records: refetching an open detail of the deleted patient would answer 404.
      invalidatesTags: (_answer, error) => (hasFailed(error) ? [] : [...REACHED, ...staleAgenda(error)]),
    }),
    /** Gives the starts of the appointments whose hour was taken meanwhile. */
    restorePatient: build.mutation<string[], string>({
      query: (id) => ({ url: restorePath(PATIENT_PATHS.one(id)), method: 'POST' }),
      transformResponse: toStillCancelled,
      invalidatesTags: (_answer, error, id) => staleReturn(id, error),
    }),
    /** Only on our server: deleted records that the user may have back. */
    listDeletedPatients: build.query<DeletedPatient[], void>({
      query: () => PATIENT_PATHS.deleted,
      transformResponse: (answer) => listOf(answer, 'patients').map(toDeletedPatient),
      providesTags: listTags('Patient'),
    }),
    /** Gives the starts of the appointments ahead that stay cancelled. */
    recoverPatient: build.mutation<string[], string>({
      query: (id) => ({ url: PATIENT_PATHS.recovery(id), method: 'POST' }),
      transformResponse: toStillCancelled,
      invalidatesTags: (_answer, error, id) => staleReturn(id, error),
    }),
    /** With `episodeId`, which only a backend with episodes lets one choose, of that episode alone. */
    getPatientStats: build.query<PatientStats, { patientId: string; episodeId?: string }>({
      query: ({ patientId, episodeId }) => ({
        url: PATIENT_PATHS.stats(patientId),
        params: { episodeId },
      }),
      transformResponse: (answer) => {
        const stats = objectOf(answer, 'stats');
        return {
          evaluations: numberOf(stats.evaluations, 0),
          appointments: numberOf(stats.appointments, 0),
          activeRoutines: numberOf(stats.activeRoutines, 0),
        };
      },
      // LIST: a change that names no patient invalidates all statistics.
      providesTags: (_stats, _error, { patientId }) => [
        oneTag('PatientStats', patientId),
        oneTag('PatientStats', 'LIST'),
      ],
    }),
  }),
});

export const {
  useListPatientsQuery,
  useListRecentPatientsQuery,
  useGetPatientAccountQuery,
  useGetPatientContactQuery,
  useMovePatientAccountMutation,
  useGetPatientQuery,
  useCheckDuplicatesMutation,
  useCreatePatientContactMutation,
  useCreatePatientMutation,
  useUpdatePatientContactMutation,
  useUpdatePatientMutation,
  useDeletePatientMutation,
  useListDeletedPatientsQuery,
  useRecoverPatientMutation,
  useGetPatientStatsQuery,
  useLazyListPatientVersionsQuery,
} = patientsApi;

export const { restorePatient } = patientsApi.endpoints;

/**
 * Adds to contacts of the practice what the own list says of those whom the user attends: NIF and further telephones, by
 * which they are found, and the day of birth of namesakes. Administration alone is told of none of these.
 */
export function useKnownContacts(
  contacts: PatientListItem[] | undefined,
  isOfPractice: boolean,
): PatientListItem[] | undefined {
  const { data: own } = useListPatientsQuery(undefined, { skip: !isOfPractice });
  return useMemo(() => {
    if (!isOfPractice || !own) return contacts;
    const known = new Map(own.map(({ care: _care, ...patient }) => [patient.id, patient]));
    return contacts?.map((one) => ({ ...known.get(one.id), ...one }));
  }, [contacts, own, isOfPractice]);
}

/**
 * The patients to whom the user gives appointments: those of the practice for administration, else their own. Without
 * `forAgenda` those of the patient screens.
 */
export function useBookablePatients(forAgenda = true) {
  const isBoth = useAppSelector(selectUser)?.alsoAdmin === true;
  const isOfPractice = forAgenda && isBoth;
  const asked = useListPatientsQuery(isOfPractice ? 'practice' : undefined);
  const data = useKnownContacts(asked.data, isOfPractice);
  return { ...asked, data, currentData: asked.currentData && data };
}

export const prefetchPatients = prefetchOf(patientsApi.endpoints.listPatients);
export const prefetchRecentPatients = prefetchOf(patientsApi.endpoints.listRecentPatients);

/** Gives the name of a patient of the list, where two people chose different ones. */
export function usePatientName(): (id: string) => string {
  const { data } = useListPatientsQuery();
  return (id) => data?.find((patient) => patient.id === id)?.name ?? 'Otro paciente';
}
