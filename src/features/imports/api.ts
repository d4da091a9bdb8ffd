import type { EndedImport, ImportFinding } from '@/contract/importSchemas';
import { IMPORT_PATHS as PATHS } from '@/contract/imports';
import { LIKENESS_REASONS } from '@/contract/patientLikeness';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, staleListTags, type Tag } from '@/shared/api/baseApi';
import { heldValues } from '@/shared/lib/values';
import { keyHeader } from '@/shared/api/baseQuery';

type Raw = Record<string, unknown>;

/** Reads an import that has ended, of patients or of appointments. */
export const toImport = (raw: Raw): EndedImport => ({
  id: idOf(raw),
  therapistName: textOf(raw.therapistName),
  createdAt: textOf(raw.createdAt),
  total: numberOf(raw.total, 0),
  undoneAt: optionalTextOf(raw.undoneAt),
});

const toFinding = (raw: Raw): ImportFinding => ({
  row: numberOf(raw.row, 0),
  fields: listOf(raw.fields).map(({ field, message }) => ({
    field: textOf(field),
    message: textOf(message),
  })),
  duplicates: listOf(raw.duplicates).map((one) => ({
    id: idOf(one),
    name: textOf(one.name),
    email: optionalTextOf(one.email),
    phone: optionalTextOf(one.phone),
    dateOfBirth: optionalTextOf(one.dateOfBirth),
    reasons: LIKENESS_REASONS.filter((reason) => Array.isArray(one.reasons) && one.reasons.includes(reason)),
  })),
});

/** Rows on their way to the server, by the key of their call: they are people's data, which no action carries. */
export const heldRows = heldValues<readonly unknown[]>();

const after = (_answer: unknown, error: unknown): Tag[] => [
  ...staleListTags('Import', error),
  ...staleListTags('Patient', error),
];

const importsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest first. */
    listImports: build.query<EndedImport[], void>({
      query: () => PATHS.list,
      transformResponse: (answer) => listOf(answer, 'imports').map(toImport),
      providesTags: listTags('Import'),
    }),
    /** Asks what there is to say of rows. The answer is given to the caller alone. */
    checkImportRows: build.mutation<ImportFinding[], { therapistId: string | null; rowsKey: string }>({
      queryFn: async ({ therapistId, rowsKey }, { extra }, _options, send) => {
        const body = { rows: heldRows(extra).get(rowsKey), ...(therapistId && { therapistId }) };
        const { data, error } = await send({ url: PATHS.check, method: 'POST', body });
        return error ? { error } : { data: listOf(data, 'findings').map(toFinding) };
      },
    }),
    beginImport: build.mutation<string, { therapistId: string | null; total: number; key: string }>({
      query: ({ therapistId, total, key }) => ({
        url: PATHS.list,
        method: 'POST',
        body: { total, ...(therapistId && { therapistId }) },
        headers: keyHeader(key),
      }),
      transformResponse: (answer) => idOf(objectOf(answer, 'import')),
    }),
    sendImportRows: build.mutation<null, { id: string; from: number; rowsKey: string }>({
      queryFn: async ({ id, from, rowsKey }, { extra }, _options, send) => {
        const body = { rows: heldRows(extra).get(rowsKey) };
        const { error } = await send({ url: PATHS.rows(id), method: 'PUT', params: { from }, body });
        return error ? { error } : { data: null };
      },
    }),
    finishImport: build.mutation<EndedImport, string>({
      query: (id) => ({ url: PATHS.finished(id), method: 'PUT', timeout: 120_000 }),
      transformResponse: (answer) => toImport(objectOf(answer, 'import')),
      invalidatesTags: after,
    }),
    /** Cancels an import, or undoes it. */
    removeImport: build.mutation<null, string>({
      query: (id) => ({ url: PATHS.one(id), method: 'DELETE', keepalive: true }),
      transformResponse: () => null,
      invalidatesTags: after,
    }),
  }),
});

export const { useListImportsQuery, useRemoveImportMutation } = importsApi;
export const { beginImport, checkImportRows, finishImport, removeImport, sendImportRows } =
  importsApi.endpoints;
