import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Alert } from '@/contract/alertAnswers';
import { ALERT_ENDINGS, ALERT_KINDS, ALERT_PATHS, type AlertEnding } from '@/contract/alerts';
import type { AlertBody } from '@/contract/alertSchemas';
import { idOf, listOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, oneTag } from '@/shared/api/baseApi';
import { isApiError } from '@/shared/api/errors';
import { KEEP_FRESH } from '@/shared/freshness';
import { selectUser } from '@/shared/identity/slice';
import { isObject } from '@/shared/lib/values';
import { useAppSelector } from '@/shared/redux';

type Raw = Record<string, unknown>;

/** An alert of an unknown kind, of a newer server, is shown by its text. */
export function toAlert(raw: Raw): Alert {
  const ended = isObject(raw.ended) ? raw.ended : null;
  return {
    id: idOf(raw),
    kind: ALERT_KINDS.find((kind) => kind === textOf(raw.kind)) ?? 'OTHER',
    text: optionalTextOf(raw.text),
    notedOn: textOf(raw.notedOn).slice(0, 10),
    author: { name: textOf(objectOf(raw.author).name) },
    ended: ended && {
      at: textOf(ended.at),
      by: textOf(ended.by),
      ending: ALERT_ENDINGS.find((ending) => ending === textOf(ended.ending)) ?? 'RESOLVED',
    },
  };
}

const toAlerts = (answer: unknown): Alert[] => listOf(answer, 'alerts').map(toAlert);

/** The marks change with any alert. */
const staleTags = (patientId: string, error: unknown) =>
  error ? [] : [oneTag('Alert', patientId), oneTag('Alert', 'LIST')];

const alertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only our server has these routes. Elsewhere they fail, and nothing is shown. */
    listAlerts: build.query<Alert[], string>({
      query: (patientId) => ALERT_PATHS.ofPatient(patientId),
      transformResponse: toAlerts,
      providesTags: (_alerts, _error, patientId) => [oneTag('Alert', patientId)],
    }),
    // Kept under its name, by which a recording knows that these are ids.
    listAlertMarks: build.query<{ patientIds: string[] }, void>({
      query: () => ALERT_PATHS.marks,
      transformResponse: (answer) => {
        const { patientIds } = objectOf(answer);
        return {
          patientIds: Array.isArray(patientIds) ? patientIds.map((id) => textOf(id)).filter(Boolean) : [],
        };
      },
      providesTags: [oneTag('Alert', 'LIST')],
    }),
    addAlert: build.mutation<Alert[], { patientId: string; input: AlertBody }>({
      query: ({ patientId, input }) => ({
        url: ALERT_PATHS.ofPatient(patientId),
        method: 'POST',
        body: input,
      }),
      transformResponse: toAlerts,
      invalidatesTags: (_alerts, error, { patientId }) => staleTags(patientId, error),
    }),
    endAlert: build.mutation<Alert[], { patientId: string; id: string; ending: AlertEnding }>({
      query: ({ id, ending }) => ({ url: ALERT_PATHS.end(id), method: 'POST', body: { ending } }),
      transformResponse: toAlerts,
      invalidatesTags: (_alerts, error, { patientId }) => staleTags(patientId, error),
    }),
  }),
});

export const { useListAlertsQuery, useListAlertMarksQuery, useAddAlertMutation, useEndAlertMutation } =
  alertsApi;

const NONE: readonly Alert[] = [];

/** There may be alerts, but they could not be had: how to ask again, and whether that is under way. */
export interface AlertsFailure {
  isAsking: boolean;
  onRetry: () => void;
}

function useFailure(asked: {
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}): AlertsFailure | null {
  const { currentData, error, isFetching, refetch } = asked;
  // A backend without alerts answers 404.
  const isFailed = currentData === undefined && isApiError(error) && error.status !== 404;
  const isAsking = isFailed && isFetching;
  return useMemo(
    () => (isFailed ? { isAsking, onRetry: () => void refetch() } : null),
    [isFailed, isAsking, refetch],
  );
}

/**
 * Alerts of a patient, for a therapist. `open` is empty and `isKnown` false while they load, where the server has none, and
 * for an administrator, who may not read them. An empty id asks for nothing.
 */
export function useAlerts(patientId: string): {
  open: readonly Alert[];
  ended: readonly Alert[];
  isKnown: boolean;
  /** False while it is not known whether there are any; asking again after a failure does not make it so. */
  isSettled: boolean;
  failure: AlertsFailure | null;
} {
  const isTherapist = useAppSelector(selectUser)?.role === 'THERAPIST';
  const isAsked = isTherapist && patientId !== '';
  const asked = useListAlertsQuery(isAsked ? patientId : skipToken, KEEP_FRESH);
  const { currentData: alerts, error } = asked;
  const isSettled = !isAsked || alerts !== undefined || error !== undefined;
  const failure = useFailure(asked);
  return useMemo(
    () => ({
      open: alerts?.filter(({ ended }) => ended === null) ?? NONE,
      ended: alerts?.filter(({ ended }) => ended !== null) ?? NONE,
      isKnown: alerts !== undefined,
      isSettled,
      failure,
    }),
    [alerts, isSettled, failure],
  );
}

/** Ids of the patients with an open alert; empty where the server has none or the user may not know. */
export function useAlertMarks(isAsked: boolean): {
  marked: ReadonlySet<string>;
  failure: AlertsFailure | null;
} {
  const asked = useListAlertMarksQuery(isAsked ? undefined : skipToken, KEEP_FRESH);
  const ids = asked.currentData?.patientIds;
  return { marked: useMemo(() => new Set(ids), [ids]), failure: useFailure(asked) };
}
