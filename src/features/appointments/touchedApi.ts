import type { Appointment, AppointmentBatchUndo, TouchedOption } from '@/contract/appointmentAnswers';
import { APPOINTMENT_PATHS as PATHS } from '@/contract/appointments';
import type { AppointmentBatchBody } from '@/contract/appointmentSchemas';
import { HOURS_PATHS } from '@/contract/hours';
import type { TimeOff } from '@/contract/timetable';
import { idOf, listOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, patientTeamTag, type Tag } from '@/shared/api/baseApi';
import { isApiError } from '@/shared/api/errors';
import { isObject } from '@/shared/lib/values';
import { changed } from './api';
import { toAppointments } from './normalise';

/** A therapist's absence, of days or a part of one. With `outside`, all coming appointments outside the hours instead. */
export interface TouchedQuery extends Partial<TimeOff> {
  therapistId: string;
  outside?: boolean;
}

/** What is done with several appointments. `patientIds` says whose teams somebody may join. */
interface AppointmentBatch {
  body: AppointmentBatchBody;
  patientIds: readonly string[];
}

type BatchChanges = AppointmentBatchUndo['changes'];

const spanOf = ({ from, to, start, end, outside }: TouchedQuery) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(start && { start }),
  ...(end && { end }),
  ...(outside && { outside }),
});

const rowsIn = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).filter(isObject);

/** Where each appointment may go, by its id. */
const toOptions = (answer: unknown): Record<string, TouchedOption[]> =>
  Object.fromEntries(
    listOf(answer, 'appointments').map((one) => [
      idOf(one),
      rowsIn(one.options).map(({ date, therapistId, therapistName }) => ({
        date: textOf(date),
        therapistId: textOf(therapistId),
        therapistName: textOf(therapistName),
      })),
    ]),
  );

/** How all of it is undone; empty if the answer does not say. */
const toBatchChanges = (answer: unknown): BatchChanges => {
  const undo = isObject(answer) && isObject(answer.undo) ? answer.undo : {};
  return rowsIn(undo.changes).map((one) => ({ id: idOf(one), change: textOf(one.change) }));
};

/** Tags of a change of several. After a refusal the lists are out of date too: something was taken or changed meanwhile. */
const severalChanged = (ids: readonly string[], error: unknown): Tag[] => {
  const failure = isApiError(error) && (error.status === 409 || error.status === 404) ? undefined : error;
  return ids.flatMap((id) => changed(id, failure));
};

/** Only our server has these calls; they are made where that server's hours are shown. */
const touchedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Open appointments on which an absence falls or, with `outsideAppointments`, outside the hours, by date. */
    listTouched: build.query<Appointment[], TouchedQuery>({
      query: (query) => ({ url: HOURS_PATHS.touched(query.therapistId), params: spanOf(query) }),
      transformResponse: toAppointments,
      providesTags: (_rows, _error, { outside }) => [
        ...listTags('Appointment'),
        ...(outside ? (['Hours', 'PracticeHours'] as const) : []),
      ],
    }),
    /** With `appointmentBatch`: where these may go, by their ids. */
    listTouchedOptions: build.query<Record<string, TouchedOption[]>, TouchedQuery>({
      query: (query) => ({ url: HOURS_PATHS.touchedOptions(query.therapistId), params: spanOf(query) }),
      transformResponse: toOptions,
      // A time that was proposed may lie in an absence or a holiday that was entered since.
      providesTags: [...listTags('Appointment'), 'Hours', 'PracticeHours'],
    }),
    /** With `appointmentBatch`: moves, hands over and cancels, all or none. Answers how to undo all. */
    changeAppointments: build.mutation<BatchChanges, AppointmentBatch>({
      query: ({ body }) => ({ url: PATHS.batch, method: 'POST', body }),
      transformResponse: toBatchChanges,
      invalidatesTags: (_changes, error, { body, patientIds }) => [
        ...severalChanged(
          body.changes.map(({ id }) => id),
          error,
        ),
        ...(body.joinsTeam && !error ? [...listTags('Patient'), ...patientIds.map(patientTeamTag)] : []),
      ],
    }),
    undoAppointmentChanges: build.mutation<null, { changes: BatchChanges }>({
      query: ({ changes }) => ({ url: PATHS.batchUndo, method: 'POST', body: { changes } }),
      transformResponse: () => null,
      invalidatesTags: (_nothing, error, { changes }) =>
        severalChanged(
          changes.map(({ id }) => id),
          error,
        ),
    }),
  }),
});

export const { useChangeAppointmentsMutation, useListTouchedOptionsQuery, useListTouchedQuery } = touchedApi;
export const { undoAppointmentChanges } = touchedApi.endpoints;
