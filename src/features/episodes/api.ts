import type { Episode, EpisodeTexts } from '@/contract/episodeAnswers';
import { DISCHARGE_REASONS, EPISODE_PATHS as PATHS, EPISODE_REGIONS } from '@/contract/episodes';
import type { DischargeBody, EpisodeBody, ReopeningBody } from '@/contract/episodeSchemas';
import type { EarlierVersion } from '@/contract/recordAnswers';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, changedTags, episodesTag, listTags, oneTag, type Tag } from '@/shared/api/baseApi';
import { earlierVersionsOf, overwrittenOf } from '@/shared/api/records';
import { isObject } from '@/shared/lib/values';

type Raw = Record<string, unknown>;

/** An unknown region or reason, of a newer server, is shown as none. */
function toTexts(raw: Raw): EpisodeTexts {
  const discharge = isObject(raw.discharge) ? raw.discharge : null;
  return {
    reason: optionalTextOf(raw.reason),
    region: EPISODE_REGIONS.find((region) => region === raw.region) ?? null,
    startedOn: textOf(raw.startedOn).slice(0, 10),
    authorisation: optionalTextOf(raw.authorisation),
    authorisedSessions: typeof raw.authorisedSessions === 'number' ? raw.authorisedSessions : null,
    discharge: discharge && {
      on: textOf(discharge.on).slice(0, 10),
      reason: DISCHARGE_REASONS.find((reason) => reason === discharge.reason) ?? null,
      by: optionalTextOf(discharge.by),
    },
  };
}

/** Reads an episode in an answer of our server. */
export function toEpisode(raw: Raw): Episode {
  const lead = objectOf(raw.lead);
  return {
    id: idOf(raw),
    ...toTexts(raw),
    lead: { id: idOf(lead), name: textOf(lead.name) },
    usedSessions: numberOf(raw.usedSessions, 0),
    activeRoutines: numberOf(raw.activeRoutines, 0),
    appointmentsAhead: numberOf(raw.appointmentsAhead, 0),
    appointmentsOfColleagues: numberOf(raw.appointmentsOfColleagues, 0),
    endedRoutines: numberOf(raw.endedRoutines, 0),
    cancelledAppointments: numberOf(raw.cancelledAppointments, 0),
    isEmpty: raw.isEmpty === true,
    ...overwrittenOf(raw),
  };
}

const toEpisodes = (answer: unknown): Episode[] => listOf(answer, 'episodes').map(toEpisode);

/** A record without an open episode is a discharged one. */
const recordTags = (patientId: string, error: unknown): Tag[] =>
  error ? [] : [episodesTag(patientId), ...changedTags('Patient', patientId, error)];

/** A discharge may end routines and cancel appointments, a reopening gives routines back, and a removal parts appointments. */
const endingTags = (patientId: string, error: unknown): Tag[] =>
  error
    ? []
    : [
        ...recordTags(patientId, error),
        ...listTags('Routine'),
        ...listTags('Appointment'),
        { type: 'AppointmentStats' },
        oneTag('PatientStats', patientId),
      ];

/** Only our server has these routes, and it says so by the capability `episodes`. */
const episodesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEpisodes: build.query<Episode[], string>({
      query: (patientId) => PATHS.ofPatient(patientId),
      transformResponse: toEpisodes,
      // An episode counts appointments and routines, as the figures of its patient do.
      providesTags: (_episodes, _error, patientId) => [
        episodesTag(patientId),
        oneTag('PatientStats', patientId),
      ],
    }),
    /** What an episode said before each change, newest first. */
    listEpisodeVersions: build.query<EarlierVersion<EpisodeTexts>[], { patientId: string; id: string }>({
      query: ({ id }) => PATHS.versions(id),
      transformResponse: (answer) => earlierVersionsOf(answer, 'episode', toTexts),
      providesTags: (_versions, _error, { patientId }) => [episodesTag(patientId)],
    }),
    openEpisode: build.mutation<Episode[], { patientId: string; input: EpisodeBody }>({
      query: ({ patientId, input }) => ({
        url: PATHS.ofPatient(patientId),
        method: 'POST',
        body: input,
      }),
      transformResponse: toEpisodes,
      invalidatesTags: (_episodes, error, { patientId }) => recordTags(patientId, error),
    }),
    updateEpisode: build.mutation<Episode[], { patientId: string; id: string; input: EpisodeBody }>({
      query: ({ id, input }) => ({ url: PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: toEpisodes,
      invalidatesTags: (_episodes, error, { patientId }) => recordTags(patientId, error),
    }),
    dischargeEpisode: build.mutation<Episode[], { patientId: string; id: string; input: DischargeBody }>({
      query: ({ id, input }) => ({
        url: PATHS.discharge(id),
        method: 'POST',
        body: input,
      }),
      transformResponse: toEpisodes,
      invalidatesTags: (_episodes, error, { patientId }) => endingTags(patientId, error),
    }),
    reopenEpisode: build.mutation<Episode[], { patientId: string; id: string; input: ReopeningBody }>({
      query: ({ id, input }) => ({ url: PATHS.reopen(id), method: 'POST', body: input }),
      transformResponse: toEpisodes,
      invalidatesTags: (_episodes, error, { patientId }) => endingTags(patientId, error),
    }),
    removeEpisode: build.mutation<Episode[], { patientId: string; id: string }>({
      query: ({ id }) => ({ url: PATHS.one(id), method: 'DELETE' }),
      transformResponse: toEpisodes,
      invalidatesTags: (_episodes, error, { patientId }) => endingTags(patientId, error),
    }),
  }),
});

export const {
  useListEpisodesQuery,
  useLazyListEpisodeVersionsQuery,
  useOpenEpisodeMutation,
  useUpdateEpisodeMutation,
  useDischargeEpisodeMutation,
  useReopenEpisodeMutation,
  useRemoveEpisodeMutation,
} = episodesApi;
