import { useMemo } from 'react';
import { ABSENCE_KINDS, HOURS_PATHS } from '@/contract/hours';
import type { Absence, ExtraStretch, TherapistHours, WorkingWeek } from '@/contract/hoursAnswers';
import type { AbsenceBody, ExtrasBody, WorkWeeksBody } from '@/contract/hoursSchemas';
import type { PracticeWeek } from '@/contract/openingHours';
import type { Timetable } from '@/contract/timetable';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import { hasFailed, isApiError } from '@/shared/api/errors';
import { KEEP_FRESH } from '@/shared/freshness';

type Raw = Record<string, unknown>;

const stretchOf = ({ from, to }: Raw) => ({ from: textOf(from), to: textOf(to) });

const toWeek = (raw: Raw): WorkingWeek => ({
  from: textOf(raw.from),
  until: optionalTextOf(raw.until),
  stretches: listOf(raw, 'stretches').map((one) => ({
    weekday: numberOf(one.weekday, 1),
    ...stretchOf(one),
  })),
});

const toAbsence = (raw: Raw): Absence => ({
  id: idOf(raw),
  from: textOf(raw.from),
  to: textOf(raw.to),
  start: optionalTextOf(raw.start),
  end: optionalTextOf(raw.end),
  kind: ABSENCE_KINDS.find((kind) => kind === raw.kind) ?? null,
  reason: optionalTextOf(raw.reason),
});

const toExtra = (raw: Raw): ExtraStretch => ({ day: textOf(raw.day), ...stretchOf(raw) });

const toHours = (raw: Raw): TherapistHours => ({
  therapistId: textOf(raw.therapistId),
  name: textOf(raw.name),
  weeks: listOf(raw, 'weeks').map(toWeek),
  absences: listOf(raw, 'absences').map(toAbsence),
  extras: listOf(raw, 'extras').map(toExtra),
});

const toOne = (answer: unknown): TherapistHours => toHours(objectOf(answer, 'hours'));

const stale = (_hours: unknown, error: unknown) => (hasFailed(error) ? [] : (['Hours'] as const));

/** Only our server has these routes. Elsewhere they fail, nothing is shown and nothing asks. */
const hoursApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Hours of all therapists with access, by name. */
    listHours: build.query<TherapistHours[], void>({
      query: () => HOURS_PATHS.list,
      transformResponse: (answer) => listOf(answer, 'therapists').map(toHours),
      // Who has access, and what they are called.
      providesTags: ['Hours', { type: 'Profile', id: 'TEAM' }],
    }),
    saveWeeks: build.mutation<TherapistHours, { therapistId: string; body: WorkWeeksBody }>({
      query: ({ therapistId, body }) => ({ url: HOURS_PATHS.weeks(therapistId), method: 'PUT', body }),
      transformResponse: toOne,
      invalidatesTags: stale,
    }),
    saveExtras: build.mutation<TherapistHours, { therapistId: string; body: ExtrasBody }>({
      query: ({ therapistId, body }) => ({ url: HOURS_PATHS.extras(therapistId), method: 'PUT', body }),
      transformResponse: toOne,
      invalidatesTags: stale,
    }),
    addAbsence: build.mutation<TherapistHours, { therapistId: string; body: AbsenceBody }>({
      query: ({ therapistId, body }) => ({
        url: HOURS_PATHS.absences(therapistId),
        method: 'POST',
        body,
      }),
      transformResponse: toOne,
      invalidatesTags: stale,
    }),
    changeAbsence: build.mutation<TherapistHours, { id: string; body: AbsenceBody }>({
      query: ({ id, body }) => ({ url: HOURS_PATHS.absence(id), method: 'PUT', body }),
      transformResponse: toOne,
      invalidatesTags: stale,
    }),
    removeAbsence: build.mutation<TherapistHours | null, string>({
      query: (id) => ({ url: HOURS_PATHS.absence(id), method: 'DELETE' }),
      transformResponse: toOne,
      // One that is gone already also changes the list.
      invalidatesTags: (_hours, error) =>
        error && !(isApiError(error) && error.status === 404) ? [] : ['Hours'],
    }),
  }),
});

export const {
  useListHoursQuery,
  useSaveWeeksMutation,
  useSaveExtrasMutation,
  useAddAbsenceMutation,
  useChangeAbsenceMutation,
  useRemoveAbsenceMutation,
} = hoursApi;

/** Whose hours are meant: by id or, where the backend tells none, by a name that only one has. */
export interface Whose {
  id?: string | undefined;
  name?: string | undefined;
}

/**
 * The timetable of a therapist; without one, or for somebody unknown, the practice's week. Undefined while
 * hours are on their way and on a backend without them.
 */
export type TimetableOf = (whose: Whose) => Timetable | undefined;

/** The timetables of the practice, whose own week the caller knows. Whoever is not named is `ownId`, if given. */
export function useTimetables(week: PracticeWeek, ownId?: string): TimetableOf {
  // Whoever is given an hour may have called in sick since the agenda was opened.
  const { data } = useListHoursQuery(undefined, KEEP_FRESH);
  return useMemo(() => {
    // The same objects each time, so that what is drawn by them is not drawn again.
    const known = data?.map((one) => ({ ...one, timetable: { ...week, therapist: one } }));
    return ({ id, name }) => {
      if (!known) return undefined;
      const wanted = id ?? (name ? undefined : ownId);
      const found = known.filter((one) => (wanted ? one.therapistId === wanted : one.name === name));
      return found.length === 1 ? found[0]?.timetable : week;
    };
  }, [data, week, ownId]);
}
