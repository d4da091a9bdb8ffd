import { useCallback, useMemo } from 'react';
import { CARE_PATHS, CARE_RELATIONS } from '@/contract/care';
import type { CareTeam, Cover, HandoverList, HandoverResult, OwnTeam } from '@/contract/careAnswers';
import type { CollaboratorBody, CoverBody, HandoverBody } from '@/contract/careSchemas';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, patientTeamTag, REACHED, type Tag } from '@/shared/api/baseApi';

type Raw = Record<string, unknown>;

const toPerson = (raw: unknown) => {
  const person = objectOf(raw);
  return { id: idOf(person), name: textOf(person.name) };
};

const toCover = (raw: Raw): Cover => ({
  id: idOf(raw),
  therapist: toPerson(raw.therapist),
  coveredBy: toPerson(raw.coveredBy),
  firstDay: textOf(raw.firstDay),
  lastDay: textOf(raw.lastDay),
  isRunning: raw.isRunning === true,
  mayEnd: raw.mayEnd === true,
});

const toTeam = (raw: Raw): CareTeam => ({
  patientId: textOf(raw.patientId),
  patientName: textOf(raw.patientName),
  lead: toPerson(raw.lead),
  collaborators: listOf(raw, 'collaborators').map(toPerson),
  covers: listOf(raw, 'covers').map(toCover),
  handovers: listOf(raw, 'handovers').map(({ at, fromName, toName, note }) => ({
    at: textOf(at),
    fromName: textOf(fromName),
    toName: textOf(toName),
    note: optionalTextOf(note),
  })),
  relation: CARE_RELATIONS.find((relation) => relation === raw.relation) ?? null,
  mayChange: raw.mayChange === true,
});

const toBooked = (raw: Raw): HandoverList['appointments'] =>
  listOf(raw, 'appointments').map(({ date, patientName }) => ({
    date: textOf(date),
    patientName: textOf(patientName),
  }));

const toList = (raw: Raw): HandoverList => ({
  patients: listOf(raw, 'patients').map(toPerson),
  appointments: toBooked(raw),
});

const toResult = (answer: unknown): HandoverResult => {
  const raw = objectOf(answer);
  return {
    patients: numberOf(raw.patients, 0),
    appointments: numberOf(raw.appointments, 0),
    left: { appointments: toBooked(objectOf(raw.left)) },
  };
};

/** Its name is part of the first download, as those of the profiles are. */
const COVERS: Tag = { type: 'Profile', id: 'COVERS' };
const STAFF: Tag = { type: 'Profile', id: 'TEAM' };

const stale = (failed: unknown, tags: Tag[]): Tag[] => (failed ? [] : tags);
/**
 * What a change of the lead reaches: records, agenda, and the counts of the team. Not the patient's team,
 * which who handed the patient over may no longer see: it is asked for when it is shown.
 */
const HANDED_OVER: Tag[] = [...REACHED, ...listTags('Appointment'), { type: 'AppointmentStats' }, STAFF];
/** What a cover reaches. A therapist who is also administration may stand in themselves, and then sees more records. */
const COVERED: Tag[] = [COVERS, ...REACHED, ...listTags('Appointment')];

/** Only our server has these routes. Elsewhere they fail, and nothing is shown. */
const careApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCareTeam: build.query<CareTeam, string>({
      query: (patientId) => CARE_PATHS.team(patientId),
      transformResponse: (answer) => toTeam(objectOf(answer, 'team')),
      providesTags: (_team, _error, patientId) => [patientTeamTag(patientId), COVERS],
    }),
    getOwnTeam: build.query<OwnTeam, void>({
      query: () => CARE_PATHS.mine,
      transformResponse: (answer) => {
        const raw = objectOf(answer);
        return {
          leadName: textOf(raw.leadName),
          collaboratorNames: Array.isArray(raw.collaboratorNames)
            ? raw.collaboratorNames.map((name) => textOf(name))
            : [],
          covers: listOf(raw, 'covers').map(({ name, therapistName, lastDay }) => ({
            name: textOf(name),
            therapistName: textOf(therapistName),
            lastDay: textOf(lastDay),
          })),
        };
      },
    }),
    getHandoverList: build.query<HandoverList, string>({
      query: (therapistId) => CARE_PATHS.handoverOfAll(therapistId),
      transformResponse: (answer) => toList(objectOf(answer)),
      providesTags: [STAFF],
    }),
    addCollaborator: build.mutation<CareTeam, { id: string; input: CollaboratorBody }>({
      query: ({ id, input }) => ({
        url: CARE_PATHS.collaborators(id),
        method: 'POST',
        body: input,
      }),
      transformResponse: (answer) => toTeam(objectOf(answer, 'team')),
      invalidatesTags: (_team, error, { id }) => stale(error, [patientTeamTag(id), ...REACHED]),
    }),
    removeCollaborator: build.mutation<null, { id: string; input: CollaboratorBody }>({
      query: ({ id, input }) => ({ url: CARE_PATHS.removal(id), method: 'POST', body: input }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error, { id }) => stale(error, [patientTeamTag(id), ...REACHED]),
    }),
    handOverPatient: build.mutation<HandoverResult, { id: string; input: HandoverBody }>({
      query: ({ id, input }) => ({
        url: CARE_PATHS.handover(id),
        method: 'POST',
        body: input,
      }),
      transformResponse: toResult,
      invalidatesTags: (_result, error) => stale(error, HANDED_OVER),
    }),
    handOverAll: build.mutation<HandoverResult, { id: string; input: HandoverBody }>({
      query: ({ id, input }) => ({
        url: CARE_PATHS.handoverOfAll(id),
        method: 'POST',
        body: input,
      }),
      transformResponse: toResult,
      invalidatesTags: (_result, error) => stale(error, [...HANDED_OVER, COVERS]),
    }),
  }),
});

const coversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCovers: build.query<Cover[], void>({
      query: () => CARE_PATHS.covers,
      transformResponse: (answer) => listOf(answer, 'covers').map(toCover),
      providesTags: [COVERS],
    }),
    addCover: build.mutation<Cover, { input: CoverBody }>({
      query: ({ input }) => ({
        url: CARE_PATHS.covers,
        method: 'POST',
        body: input,
      }),
      transformResponse: (answer) => toCover(objectOf(answer, 'cover')),
      invalidatesTags: (_cover, error) => stale(error, COVERED),
    }),
    endCover: build.mutation<Cover, string>({
      query: (id) => ({ url: CARE_PATHS.endOfCover(id), method: 'POST' }),
      transformResponse: (answer) => toCover(objectOf(answer, 'cover')),
      invalidatesTags: (_cover, error) => stale(error, COVERED),
    }),
  }),
});

export const {
  useGetCareTeamQuery,
  useLazyGetCareTeamQuery,
  useGetOwnTeamQuery,
  useGetHandoverListQuery,
  useAddCollaboratorMutation,
  useRemoveCollaboratorMutation,
  useHandOverPatientMutation,
  useHandOverAllMutation,
} = careApi;

export const { useListCoversQuery, useAddCoverMutation, useEndCoverMutation } = coversApi;

/** Asks who attends a patient; undefined where the backend does not tell. */
export function useTeamOf() {
  const [ask] = useLazyGetCareTeamQuery();
  return useCallback(async (patientId: string) => (await ask(patientId, true)).data, [ask]);
}

/** Who attends a patient, the lead first; empty until it is known and where the backend does not tell. */
export function useTeamMembers(patientId: string): { id: string; name: string }[] {
  const { currentData: team } = useGetCareTeamQuery(patientId);
  return useMemo(() => (team ? [team.lead, ...team.collaborators] : []), [team]);
}
