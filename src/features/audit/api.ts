import type { AuditEvent, AuditPage, AuditPerson } from '@/contract/auditSchemas';
import { AUDIT_PATHS, type AuditAction, type AuditOutcome } from '@/contract/audit';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import { isObject } from '@/shared/lib/values';
import { ROLES, type Role } from '@/contract/common/roles';

type Raw = Record<string, unknown>;

/** Filters of the access log; an empty one does not filter. Days are `YYYY-MM-DD`. */
export interface AuditFilters {
  patientId: string;
  actorId: string;
  action: AuditAction | '';
  outcome: AuditOutcome | '';
  from: string;
  to: string;
}

/** Which accesses a patient sees: those by others, or all. */
export type OwnAuditView = 'OTHERS' | 'ALL';

const partOf = (value: unknown): Raw | null => (isObject(value) ? value : null);
const roleOf = (value: unknown): Role | null => ROLES.find((role) => role === value) ?? null;

function toEvent(raw: Raw): AuditEvent {
  const actor = partOf(raw.actor) ?? {};
  const patient = partOf(raw.patient);
  const subject = partOf(raw.subject);
  return {
    id: idOf(raw),
    at: textOf(raw.at),
    actor: { id: optionalTextOf(actor.id), name: optionalTextOf(actor.name), role: roleOf(actor.role) },
    action: textOf(raw.action),
    entity: textOf(raw.entity),
    patient: patient && { id: idOf(patient), name: optionalTextOf(patient.name) },
    ...(subject && { subject: { id: idOf(subject), name: textOf(subject.name) } }),
    result: numberOf(raw.result, 200),
    address: optionalTextOf(raw.address),
  };
}

/** Reads a page of the access log. */
export const toPage = (answer: unknown): AuditPage => ({
  events: listOf(answer, 'events').map(toEvent),
  nextCursor: optionalTextOf(objectOf(answer).nextCursor),
});

/** Drops empty filters. */
const params = (values: object, cursor: string | null) =>
  Object.fromEntries(Object.entries({ ...values, cursor }).filter(([, value]) => value));

const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: AuditPage) => nextCursor ?? undefined,
};

const auditApi = baseApi.enhanceEndpoints({ addTagTypes: ['Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery<AuditPage, AuditFilters, string | null>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => ({ url: AUDIT_PATHS.list, params: params(queryArg, pageParam) }),
      transformResponse: toPage,
      // Reading the log adds an entry to it, so a cached page is always outdated.
      keepUnusedDataFor: 0,
      providesTags: ['Audit'],
    }),
    listOwnAudit: build.infiniteQuery<AuditPage, OwnAuditView, string | null>({
      infiniteQueryOptions: paging,
      query: ({ queryArg: by, pageParam }) => ({ url: AUDIT_PATHS.mine, params: params({ by }, pageParam) }),
      transformResponse: toPage,
      keepUnusedDataFor: 0,
      providesTags: ['Audit'],
    }),
    listAuditPeople: build.query<AuditPerson[], void>({
      query: () => AUDIT_PATHS.people,
      transformResponse: (answer) =>
        listOf(answer, 'people').flatMap((raw) => {
          const role = roleOf(raw.role);
          return role ? [{ id: idOf(raw), name: textOf(raw.name), role }] : [];
        }),
      providesTags: ['Audit'],
    }),
  }),
});

export const { useListAuditInfiniteQuery, useListOwnAuditInfiniteQuery, useListAuditPeopleQuery } = auditApi;
