import type { EarlierVersion } from '@/contract/recordAnswers';
import type { Session, SessionExercise } from '@/contract/sessionAnswers';
import { SESSION_PATHS, sessionStatusOf } from '@/contract/sessions';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import {
  baseApi,
  changedTags,
  listTags,
  ofAll,
  oneTag,
  staleCare,
  staleListTags,
  staleRecords,
} from '@/shared/api/baseApi';
import { belongingOf, correctionOf, earlierVersionsOf } from '@/shared/api/records';
import { prefetchOf } from '@/shared/redux';
import { practiceWallClock } from '@/shared/lib/dates';

type Raw = Record<string, unknown>;

/** Documented body of POST and PUT. `duration` is in minutes; that of an exercise is in seconds. */
export interface SessionInput {
  date: string;
  time: string;
  patientId: string;
  /** Sent only if an episode was chosen, which only a backend with episodes lets one do. */
  episodeId?: string;
  treatmentType: string;
  duration: number;
  location: string;
  notes: string;
  /** Notes for the patient. Sent only to a backend that supports them. */
  sharedNotes?: string;
  /** In the form's spelling: scheduled, completed, cancelled, no-show. */
  status: string;
  exercises: { name: string; sets: number; reps: number; duration: number | null; notes: string }[];
}

const WITH_TIME = /T\d{2}:\d{2}/;
const TIME = /^\d{1,2}:\d{2}/;

/** Day and time of a session from `date`, a day or an instant, and `time`, which may be missing. */
function whenOf(date: string, time: string): { date: string; time: string } {
  const given = TIME.exec(time)?.[0].padStart(5, '0');
  if (!WITH_TIME.test(date) || Number.isNaN(Date.parse(date)))
    return { date: date.slice(0, 10), time: given ?? '' };
  const clock = practiceWallClock(date);
  return { date: clock.date, time: given ?? clock.time };
}

const toExercise = (raw: Raw): SessionExercise => ({
  name: textOf(raw.name),
  sets: numberOf(raw.sets, 0),
  reps: numberOf(raw.reps, 0),
  duration: numberOf(raw.duration, null),
  notes: optionalTextOf(raw.notes),
});

/** Reads a session in any backend's spelling. `date` becomes the practice's day `YYYY-MM-DD`. */
export function toSession(raw: Raw): Session {
  const patient = objectOf(raw.patient);
  const therapistName = textOf(objectOf(raw.therapist).name);
  return {
    id: idOf(raw),
    ...whenOf(textOf(raw.date), textOf(raw.time)),
    duration: numberOf(raw.duration, 0),
    patientId: textOf(raw.patientId) || idOf(patient),
    patientName: textOf(raw.patientName) || textOf(patient.name),
    treatmentType: textOf(raw.treatmentType),
    location: optionalTextOf(raw.location),
    notes: optionalTextOf(raw.notes),
    ...('sharedNotes' in raw && { sharedNotes: optionalTextOf(raw.sharedNotes) }),
    status: sessionStatusOf(raw.status),
    exercises: listOf(raw.exercises).map(toExercise),
    ...(therapistName && { therapist: { name: therapistName } }),
    ...correctionOf(raw),
    ...belongingOf(raw),
  };
}

const rowsOf = (answer: unknown) => listOf(answer, 'sessions').map(toSession);
const oneOf = (answer: unknown) => toSession(objectOf(answer, 'session'));

export const sessionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<Session[], void>({
      query: () => SESSION_PATHS.list,
      transformResponse: rowsOf,
      providesTags: [...listTags('Session'), ofAll('Session')],
    }),
    listMySessions: build.query<Session[], void>({
      query: () => SESSION_PATHS.mine,
      transformResponse: rowsOf,
      providesTags: listTags('Session'),
    }),
    listPatientSessions: build.query<Session[], string>({
      query: (patientId) => SESSION_PATHS.ofPatient(patientId),
      transformResponse: rowsOf,
      providesTags: listTags('Session'),
    }),
    getSession: build.query<Session, string>({
      query: (id) => SESSION_PATHS.one(id),
      transformResponse: oneOf,
      providesTags: (_session, _error, id) => [oneTag('Session', id)],
    }),
    /** Earlier versions of a session, newest first. */
    listSessionVersions: build.query<EarlierVersion<Session>[], string>({
      query: (id) => SESSION_PATHS.versions(id),
      transformResponse: (answer) => earlierVersionsOf(answer, 'session', toSession),
      providesTags: (_versions, _error, id) => [oneTag('Session', id)],
    }),
    createSession: build.mutation<Session, { input: SessionInput }>({
      query: ({ input }) => ({
        url: SESSION_PATHS.list,
        method: 'POST',
        body: input,
      }),
      transformResponse: oneOf,
      invalidatesTags: (_session, error, { input }) => [
        ...staleListTags('Session', error),
        ...staleCare(input.patientId, error),
      ],
    }),
    updateSession: build.mutation<Session, { id: string; input: SessionInput }>({
      query: ({ id, input }) => ({ url: SESSION_PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: oneOf,
      invalidatesTags: (_session, error, { id }) => [
        ...changedTags('Session', id, error),
        ...staleRecords(error),
      ],
    }),
  }),
});

export const {
  useListSessionsQuery,
  useListMySessionsQuery,
  useListPatientSessionsQuery,
  useLazyListPatientSessionsQuery,
  useGetSessionQuery,
  useLazyListSessionVersionsQuery,
  useCreateSessionMutation,
  useUpdateSessionMutation,
} = sessionsApi;

export const prefetchSessions = prefetchOf(sessionsApi.endpoints.listSessions);
export const prefetchMySessions = prefetchOf(sessionsApi.endpoints.listMySessions);
