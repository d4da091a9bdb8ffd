import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Alert } from '@/contract/alertAnswers';
import { freshUnlessMissing } from '@/shared/freshness';
import { useListAlertMarksQuery, useListAlertsQuery } from './api';

const NONE: readonly Alert[] = [];

/** Alerts of a patient. `open` is empty and `isKnown` false while they load and where the server has none. */
export function useAlerts(patientId: string): {
  open: readonly Alert[];
  ended: readonly Alert[];
  isKnown: boolean;
  isLoading: boolean;
} {
  const { currentData: alerts, isLoading, error } = useListAlertsQuery(patientId || skipToken);
  useListAlertsQuery(patientId || skipToken, freshUnlessMissing(error));
  return useMemo(
    () => ({
      open: alerts?.filter(({ ended }) => ended === null) ?? NONE,
      ended: alerts?.filter(({ ended }) => ended !== null) ?? NONE,
      isKnown: alerts !== undefined,
      isLoading,
    }),
    [alerts, isLoading],
  );
}

/** Ids of the patients with an open alert; empty where the server has none or the user may not know. */
export function useAlertMarks(isAsked: boolean): ReadonlySet<string> {
  const { currentData, error } = useListAlertMarksQuery(isAsked ? undefined : skipToken);
  useListAlertMarksQuery(isAsked ? undefined : skipToken, freshUnlessMissing(error));
  return useMemo(() => new Set(currentData?.patientIds), [currentData]);
}
