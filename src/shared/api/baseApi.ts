import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { AUTH_LIMITS } from '@/contract/auth';
import { DEFAULT_TIME_ZONE } from '@/contract/common/constants';
import { isTimeZone } from '@/contract/common/formats';
import {
  CAPABILITIES,
  type Capability,
  CLOCK_TOLERANCE_MS,
  MAIL_OUTBOX,
  neededFor,
  STATUS_PATH,
} from '@/contract/system';
import { objectOf, textOf } from './answers';
import { type ApiExtra, type ApiRequest, baseQuery, isPassing } from './baseQuery';
import { type ApiError, hasFailed } from './errors';

/**
 * Names of the tags by which a domain invalidates data of another. One that only its own domain uses is named there, by
 * `enhanceEndpoints`.
 */
const TAG_TYPES = [
  'Alert',
  'Appointment',
  'AppointmentStats',
  'Conversation',
  'Document',
  'Evaluation',
  'Exercise',
  'Hours',
  'Import',
  'Invitation',
  'Patient',
  'PatientStats',
  'PracticeHours',
  'PracticeSettings',
  'Profile',
  'Progress',
  'Routine',
  'Session',
] as const;
type TagType = (typeof TAG_TYPES)[number];

export type Tag<Type extends string = TagType> = { type: Type; id?: string };

/**
 * Tags of a list. Rows need no tags of their own, because `changedTags` also invalidates lists. Ten thousand
 * tags per list would cost memory.
 */
export const listTags = <Type extends string>(type: Type): Tag<Type>[] => [{ type, id: 'LIST' }];

/** Tag of one entity. */
export const oneTag = <Type extends string>(type: Type, id: string): Tag<Type> => ({ type, id });

/** Tags to invalidate if only lists show the entity; none if the change failed. */
export const staleListTags = <Type extends string>(type: Type, failed: unknown): Tag<Type>[] =>
  hasFailed(failed) ? [] : listTags(type);

/** Tags to invalidate after a change: the entity and its lists; none if the change failed. */
export const changedTags = <Type extends string>(type: Type, id: string, failed: unknown): Tag<Type>[] =>
  hasFailed(failed) ? [] : [oneTag(type, id), ...listTags(type)];

/**
 * Tag of a list of things of all patients. Losing access to a record makes only such lists stale, because the lists of that
 * one patient would answer 404.
 */
export const ofAll = (type: 'Invitation' | 'Routine' | 'Session'): Tag => oneTag(type, 'OF_ALL');

/** Tags of the lists that gain or lose rows when the user gains or loses access to a record. */
export const REACHED: readonly Tag[] = [
  ...listTags('Patient'),
  ...listTags('Alert'),
  ...listTags('Conversation'),
  ofAll('Invitation'),
  ofAll('Routine'),
  ofAll('Session'),
];

/** Tag of who attends a patient. It belongs to the record; agenda and team both change it. */
export const patientTeamTag = (patientId: string): Tag => oneTag('Patient', `TEAM-${patientId}`);

/** Tag of a patient's episodes. Part of the record's, so that it costs the first download no name of its own. */
export const episodesTag = (patientId: string): Tag => oneTag('Patient', `EPISODES-${patientId}`);

/**
 * Tags to invalidate after care was written: it counts in its episode, and may have opened one, with which a discharged
 * record is active again, also in lists. None without a patient, or if it failed.
 */
export const staleCare = (patientId: string | null | undefined, failed: unknown): Tag[] =>
  hasFailed(failed) || !patientId
    ? []
    : [episodesTag(patientId), ...changedTags('Patient', patientId, failed)];

/**
 * Tags to invalidate after care may have left a record: an episode that it opened may have gone, with which the record is
 * discharged again. A change does not say whose the care was before.
 */
export const staleRecords = (failed: unknown): Tag[] => (hasFailed(failed) ? [] : [{ type: 'Patient' }]);

/** Freezes a plain value deeply. An already frozen object is assumed to be deeply frozen. */
function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

/**
 * Freezes answers before they reach the cache. Immer would do so itself but first searches every value for
 * drafts, which for ten thousand rows took longer than parsing them.
 */
export const freezeAnswers: Middleware = () => (next) => (action) => {
  if (isFulfilled(action)) freezeDeep(action.payload);
  return next(action);
};

/** What the server says of itself. Features beyond the documented calls are all false if it does not list them. */
interface Capabilities extends Record<Capability, boolean> {
  /** By how much the server's clock is ahead of the device's, in ms; 0 while they agree or if it tells no time. */
  clockAheadMs: number;
  /** The practice's time zone. It comes before everything else, because every time is shown by it. */
  timeZone: string;
}

/** Time-out of the question for them in milliseconds: that of the verification beside which it is asked. */
const CAPABILITIES_TIMEOUT_MS = AUTH_LIMITS.verifyTimeoutMs;
/** Cache time in seconds. They change only with an update of the server, after which people reload the page. */
const CAPABILITIES_KEPT = 24 * 60 * 60;

function toCapabilities(answer: unknown): Capabilities {
  const { capabilities, now, timeZone } = objectOf(answer);
  const named: unknown[] = Array.isArray(capabilities) ? capabilities : [];
  const aheadMs = Date.parse(textOf(now)) - Date.now();
  const zone = textOf(timeZone);
  return {
    ...(Object.fromEntries(
      [...CAPABILITIES, MAIL_OUTBOX].map((name) => [name, named.includes(name)]),
    ) as Record<Capability, boolean>),
    clockAheadMs: Math.abs(aheadMs) > CLOCK_TOLERANCE_MS ? aheadMs : 0,
    timeZone: isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE,
  };
}

/**
 * `baseQuery` for calls that the backend has. One that is not documented is sent only to a backend that names what it
 * belongs to; any other is answered here as an unknown route.
 */
const knownQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api, options) => {
  const {
    url,
    method = 'GET',
    headers,
  }: FetchArgs = typeof request === 'string' ? { url: request } : request;
  const needed = neededFor(`${method} ${url.replace(/\?.*/, '')}`);
  if (needed.length > 0) {
    const { vault } = api.extra as ApiExtra;
    const token = vault.token();
    const asked = baseApi.endpoints.getCapabilities.initiate(undefined, { subscribe: false });
    const { data, error } = await api.dispatch(asked);
    // A call must not be sent with the token of somebody who signed in meanwhile; ending a session brings its own.
    const isSomebodyElse =
      vault.token() !== token && !new Headers(headers as HeadersInit).has('authorization');
    if (!data || isSomebodyElse) return { error: (error ?? { status: 'NETWORK' }) as ApiError };
    if (!needed.every((name) => data[name])) return { error: { status: 404 } };
  }
  return baseQuery(request, api, options);
};

/** The app's only API; each domain injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: knownQuery,
  tagTypes: TAG_TYPES,
  endpoints: (build) => ({
    getCapabilities: build.query<Capabilities, void>({
      queryFn: async (_nothing, _api, _options, send) => {
        const { data, error } = await send({
          url: STATUS_PATH,
          timeout: CAPABILITIES_TIMEOUT_MS,
          keepSession: true,
        });
        // A server that refuses for good, or does not answer in JSON, names none, and is not asked again.
        if (error && isPassing(error) && error.status !== 'PARSING') return { error };
        return { data: toCapabilities(data) };
      },
      keepUnusedDataFor: CAPABILITIES_KEPT,
    }),
  }),
});
