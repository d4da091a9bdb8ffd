import type { AppointmentFinding } from '@/contract/appointmentImportSchemas';
import { APPOINTMENT_IMPORT_PATHS as PATHS } from '@/contract/appointmentImports';
import type { EndedImport } from '@/contract/importSchemas';
import { idOf, listOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, oneTag, type Tag } from '@/shared/api/baseApi';
import { isObject } from '@/shared/lib/values';
import { heldRows, toImport } from './api';

type Raw = Record<string, unknown>;

const named = (raw: unknown) => (isObject(raw) ? { id: idOf(raw), name: textOf(raw.name) } : null);
const texts = (raw: unknown) => (Array.isArray(raw) ? raw.map((text) => textOf(text)).filter(Boolean) : []);

const toFinding = (raw: Raw): AppointmentFinding => ({
  patient: named(raw.patient),
  room: named(raw.room),
  refusals: texts(raw.refusals),
  outside: optionalTextOf(raw.outside),
  notes: texts(raw.notes),
});

/** Part of the tag of imports, so that it costs the first download no name of its own. */
const LIST = oneTag('Import', 'APPOINTMENTS');

/** Appointments that came or went show in every agenda, and in the figures of their patients. */
const after = (_answer: unknown, error: unknown): Tag[] =>
  error
    ? []
    : [LIST, ...listTags('Appointment'), { type: 'AppointmentStats' }, oneTag('PatientStats', 'LIST')];

const appointmentImportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest first. */
    listAppointmentImports: build.query<EndedImport[], void>({
      query: () => PATHS.list,
      transformResponse: (answer) => listOf(answer, 'imports').map(toImport),
      providesTags: [LIST],
    }),
    /** Asks what rows would become. The answer is given to the caller alone. */
    checkAppointmentRows: build.mutation<
      AppointmentFinding[],
      { therapistId: string | null; rowsKey: string }
    >({
      queryFn: async ({ therapistId, rowsKey }, { extra }, _options, send) => {
        const body = { rows: heldRows(extra).get(rowsKey), ...(therapistId && { therapistId }) };
        const { data, error } = await send({ url: PATHS.check, method: 'POST', body });
        return error ? { error } : { data: listOf(data, 'rows').map(toFinding) };
      },
    }),
    /** Has no key of its own: after a lost answer, the same content sent again is the same call. */
    importAppointments: build.mutation<EndedImport, { therapistId: string | null; rowsKey: string }>({
      queryFn: async ({ therapistId, rowsKey }, { extra }, _options, send) => {
        const { data, error } = await send({
          url: PATHS.list,
          method: 'POST',
          body: { rows: heldRows(extra).get(rowsKey), ...(therapistId && { therapistId }) },
          timeout: 60_000,
        });
        return error ? { error } : { data: toImport(objectOf(data, 'import')) };
      },
      invalidatesTags: after,
    }),
    undoAppointmentImport: build.mutation<null, string>({
      query: (id) => ({ url: PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: after,
    }),
  }),
});

export const { useListAppointmentImportsQuery, useUndoAppointmentImportMutation } = appointmentImportsApi;
export const { checkAppointmentRows, importAppointments } = appointmentImportsApi.endpoints;
