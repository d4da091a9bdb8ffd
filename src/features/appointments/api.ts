import type {
  Appointment,
  AppointmentStats,
  AppointmentUndo,
  SeriesPlan,
  AppointmentHistory,
} from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_PATHS as PATHS,
  type AppointmentStatus,
  type AppointmentType,
} from '@/contract/appointments';
import { restorePath } from '@/contract/common/messages';
import { COMMUNICATION_PATHS, type ToldWay } from '@/contract/communications';
import {
  baseApi,
  changedTags,
  listTags,
  oneTag,
  patientTeamTag,
  staleListTags,
  type Tag,
} from '@/shared/api/baseApi';
import { isApiError } from '@/shared/api/errors';
import { KEEP_FRESH } from '@/shared/freshness';
import { selectUser } from '@/shared/identity/slice';
import { type Prefetch, prefetchOf, type RootState, useAppSelector } from '@/shared/redux';
import {
  toAppointments,
  toHistory,
  toOneAppointment,
  toSeriesPlan,
  toStats,
  toUndo,
  toUntold,
} from './normalise';

/** Query of the list. Dates are days of the practice, both included; an absent key does not filter. */
export interface AppointmentQuery {
  startDate?: string;
  endDate?: string;
  status?: AppointmentStatus;
  patientId?: string;
  /** Only on our server, for a therapist who is administration too: what their dashboard counts, instead of the practice's. */
  reach?: 'own';
}

/** Documented body of POST and PUT. */
export interface AppointmentInput {
  patientId: string;
  date: string;
  time: string;
  duration: number;
  type: AppointmentType;
  notes: string;
  /** Only on our server: left out unless somebody chose one; `null` clears it. */
  episodeId?: string;
  serviceId?: string | null;
  roomId?: string | null;
  /** Only on our server and for an ADMIN, and only if it changes. */
  therapistId?: string;
  /** Lets that therapist join the patient's team, after the server has said that they do not attend them. */
  joinsTeam?: true;
}

/** Body of a series. Only our server has this call. */
export interface SeriesInput extends Omit<AppointmentInput, 'date' | 'time'> {
  occurrences: { date: string; time: string }[];
}

interface AppointmentEnd {
  id: string;
  how: 'cancellation' | 'noShow' | 'correction';
  reason: string;
  /** What a correction corrects it to. */
  status?: AppointmentStatus;
}

/** How to undo the change, if the backend supports it. */
interface Change {
  undo: AppointmentUndo | null;
}

const toChange = (answer: unknown): Change => ({ undo: toUndo(answer) });

/** Tags of the statistics that a change of the agenda invalidates, besides the appointments. */
const figures = (patientId: string | undefined, failed: unknown): Tag[] =>
  failed
    ? []
    : [
        { type: 'AppointmentStats' },
        patientId ? { type: 'PatientStats', id: patientId } : { type: 'PatientStats' },
      ];

/**
 * Tags to invalidate after a change of an appointment. It may have moved to another patient, so the statistics of every
 * patient are among them.
 */
export const changed = (id: string, failed: unknown): Tag[] => [
  ...changedTags('Appointment', id, failed),
  ...figures(undefined, failed),
];

/** Tags to invalidate where a chosen therapist joined the patient's team. */
const joined = (
  { joinsTeam, patientId }: Partial<Pick<AppointmentInput, 'joinsTeam' | 'patientId'>>,
  failed: unknown,
) =>
  joinsTeam && patientId
    ? [...staleListTags('Patient', failed), ...(failed ? [] : [patientTeamTag(patientId)])]
    : [];

/** Drops empty filters. */
const params = (query: AppointmentQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Record<string, string>;

export const appointmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAppointments: build.query<Appointment[], AppointmentQuery>({
      query: (query) => ({ url: PATHS.list, params: params(query) }),
      transformResponse: toAppointments,
      providesTags: listTags('Appointment'),
    }),
    listTodayAppointments: build.query<Appointment[], void>({
      query: () => PATHS.today,
      transformResponse: toAppointments,
      providesTags: listTags('Appointment'),
    }),
    listMyAppointments: build.query<Appointment[], void>({
      query: () => PATHS.mine,
      transformResponse: toAppointments,
      providesTags: listTags('Appointment'),
    }),
    getAppointment: build.query<Appointment, string>({
      query: (id) => PATHS.one(id),
      transformResponse: toOneAppointment,
      providesTags: (_appointment, _error, id) => [oneTag('Appointment', id)],
    }),
    /** `practice`, for a therapist who is administration too: those of the practice. */
    getAppointmentStats: build.query<AppointmentStats, 'practice' | void>({
      query: (reach) => ({ url: PATHS.stats, ...(reach && { params: { reach } }) }),
      transformResponse: toStats,
      providesTags: [{ type: 'AppointmentStats' }],
    }),
    createAppointment: build.mutation<Appointment, { body: AppointmentInput }>({
      query: ({ body }) => ({ url: PATHS.list, method: 'POST', body }),
      transformResponse: toOneAppointment,
      invalidatesTags: (_one, error, { body }) => [
        ...staleListTags('Appointment', error),
        ...figures(body.patientId, error),
        ...joined(body, error),
      ],
    }),
    /** `patientId` names whose team somebody joins, because an edit leaves the patient out. */
    updateAppointment: build.mutation<Change, { id: string; body: AppointmentInput; patientId?: string }>({
      query: ({ id, body }) => ({ url: PATHS.one(id), method: 'PUT', body }),
      transformResponse: toChange,
      invalidatesTags: (_one, error, { id, body, patientId }) => [
        ...changed(id, error),
        ...joined({ joinsTeam: body.joinsTeam, patientId: patientId ?? body.patientId }, error),
      ],
    }),
    setAppointmentStatus: build.mutation<Change, { id: string; status: AppointmentStatus }>({
      query: ({ id, status }) => ({ url: PATHS.status(id), method: 'PATCH', body: { status } }),
      transformResponse: toChange,
      invalidatesTags: (_one, error, { id }) => changed(id, error),
    }),
    undoAppointmentChange: build.mutation<null, { id: string; change: string }>({
      query: ({ id, change }) => ({ url: PATHS.undo(id), method: 'POST', body: { change } }),
      transformResponse: () => null,
      // A 409 means that a newer change exists: refetch as after a success.
      invalidatesTags: (_one, error, { id }) => {
        const failure = isApiError(error) && error.status === 409 ? undefined : error;
        return changed(id, failure);
      },
    }),
    /** Only on our server: notes that the patient is there, or takes that back. */
    noteArrival: build.mutation<Appointment, { id: string; arrived: boolean }>({
      query: ({ id, arrived }) => ({ url: PATHS.arrival(id), method: 'POST', body: { arrived } }),
      transformResponse: toOneAppointment,
      invalidatesTags: (_one, error, { id }) => changedTags('Appointment', id, error),
    }),
    deleteAppointment: build.mutation<null, string>({
      query: (id) => ({ url: PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      // Only the list is invalidated: refetching an open form of the deleted appointment would answer 404.
      invalidatesTags: (_answer, error) => [
        ...staleListTags('Appointment', error),
        ...figures(undefined, error),
      ],
    }),
    restoreAppointment: build.mutation<null, string>({
      query: (id) => ({ url: restorePath(PATHS.one(id)), method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error, id) => changed(id, error),
    }),
    previewSeries: build.mutation<SeriesPlan | null, SeriesInput>({
      query: (body) => ({ url: PATHS.seriesPreview, method: 'POST', body }),
      transformResponse: (answer) => toSeriesPlan(answer),
    }),
    createSeries: build.mutation<Appointment[], { body: SeriesInput }>({
      query: ({ body }) => ({ url: PATHS.series, method: 'POST', body }),
      transformResponse: toAppointments,
      invalidatesTags: (_rows, error, { body }) => [
        ...staleListTags('Appointment', error),
        ...figures(body.patientId, error),
        ...joined(body, error),
      ],
    }),
    /** Only our server has this route. Elsewhere it fails, and nothing is shown. */
    getAppointmentHistory: build.query<AppointmentHistory | null, string>({
      query: (id) => PATHS.events(id),
      transformResponse: toHistory,
      providesTags: (_history, _error, id) => [oneTag('Appointment', id)],
    }),
    endAppointment: build.mutation<Change, AppointmentEnd>({
      query: ({ id, how, ...body }) => ({ url: PATHS[how](id), method: 'POST', body }),
      transformResponse: toChange,
      invalidatesTags: (_one, error, { id }) => changed(id, error),
    }),
    /** Only on our server: appointments of today and tomorrow, and starts taken away, of which nobody has told the patient. */
    listUntold: build.query<Appointment[], void>({
      query: () => COMMUNICATION_PATHS.untold,
      transformResponse: toUntold,
      providesTags: listTags('Appointment'),
    }),
    /** Only on our server. `date` is the start that was told, `isOff` says that it was told to be off. */
    noteTold: build.mutation<null, { id: string; way: ToldWay; date: string; isOff?: boolean }>({
      query: ({ id, ...body }) => ({ url: COMMUNICATION_PATHS.told(id), method: 'POST', body }),
      transformResponse: () => null,
      invalidatesTags: (_nothing, error, { id }) => changedTags('Appointment', id, error),
    }),
  }),
});

export const {
  useCreateAppointmentMutation,
  useCreateSeriesMutation,
  useDeleteAppointmentMutation,
  useGetAppointmentQuery,
  useGetAppointmentStatsQuery,
  useListAppointmentsQuery,
  useListMyAppointmentsQuery,
  useListTodayAppointmentsQuery,
  useNoteArrivalMutation,
  usePreviewSeriesMutation,
  useSetAppointmentStatusMutation,
  useUpdateAppointmentMutation,
  useEndAppointmentMutation,
  useGetAppointmentHistoryQuery,
  useListUntoldQuery,
  useNoteToldMutation,
} = appointmentsApi;

/** Asks again for what the screen shows of an appointment, where a refused change says that it is out of date. */
export const changeRefused = (id: string, error: unknown) =>
  appointmentsApi.util.invalidateTags(
    isApiError(error) && (error.status === 409 || error.status === 404) ? changed(id, undefined) : [],
  );

/** Whose appointments are counted beside the agenda: those that it shows. */
const agendaReach = (state: RootState) =>
  selectUser(state)?.alsoAdmin === true ? ('practice' as const) : undefined;

/** Counts beside the agenda. */
export const useAgendaStats = () => useGetAppointmentStatsQuery(useAppSelector(agendaReach), KEEP_FRESH);

export const prefetchAgendaStats: Prefetch = (dispatch, getState) =>
  void dispatch(prefetchOf(appointmentsApi.endpoints.getAppointmentStats, agendaReach(getState())));
export const prefetchAppointmentStats = prefetchOf(appointmentsApi.endpoints.getAppointmentStats);
export const prefetchTodayAppointments = prefetchOf(appointmentsApi.endpoints.listTodayAppointments);
export const prefetchMyAppointments = prefetchOf(appointmentsApi.endpoints.listMyAppointments);
