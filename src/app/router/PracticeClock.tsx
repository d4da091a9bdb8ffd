import { Fragment, type ReactNode } from 'react';
import { DEFAULT_TIME_ZONE } from '@/contract/common/constants';
import { baseApi } from '@/shared/api/baseApi';
import { isApiError, isConnectionError } from '@/shared/api/errors';
import { keepPracticeZone } from '@/shared/lib/dates';

const ASK_AGAIN_MS = 5_000;

/** Statuses of a server that is starting or busy. */
const BUSY: readonly unknown[] = [429, 502, 503, 504];

const isUnanswered = (error: unknown): boolean =>
  isConnectionError(error) || (isApiError(error) && BUSY.includes(error.status));

/** The screens by the practice's clock. It comes beside the check of the sign-in session, so that nothing waits for it. */
export function PracticeClock({ children }: { children: ReactNode }) {
  const { currentData, error } = baseApi.useGetCapabilitiesQuery();
  // A server that is busy says later which clock counts; one that names none is by the usual one.
  baseApi.useGetCapabilitiesQuery(undefined, {
    pollingInterval: isUnanswered(error) ? ASK_AGAIN_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const zone = currentData?.timeZone ?? DEFAULT_TIME_ZONE;
  keepPracticeZone(zone);
  // Drawn anew where the clock turns out to be another, because times are formatted while they are drawn.
  return <Fragment key={zone}>{children}</Fragment>;
}
