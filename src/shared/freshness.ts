import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { MINUTE_MS } from '@/contract/common/constants';
import { baseApi, listTags, type Tag } from '@/shared/api/baseApi';
import { errorText } from '@/shared/api/errors';
import { sessionStarted } from '@/shared/identity/slice';
import { todayOfPractice } from '@/shared/lib/dates';
import {
  type Domain,
  domainLoaded,
  type StartListening,
  useAppDispatch,
  useAppSelector,
} from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';

/** Two days of the practice, `YYYY-MM-DD`. */
export interface DayChange {
  from: string;
  to: string;
}

const initialState: { turnedTo: string | null } = { turnedTo: null };

const daySlice = createSlice({
  name: 'day',
  initialState,
  reducers: {
    /** It became another day in the practice while the application was open. */
    dayTurned: (state, { payload }: PayloadAction<DayChange>) => {
      state.turnedTo = payload.to;
    },
  },
  selectors: { selectTurnedTo: ({ turnedTo }) => turnedTo },
});

export const { dayTurned } = daySlice.actions;
const { selectTurnedTo } = daySlice.selectors;

/** Answers that depend on the day on which they are asked for. A routine is completed on the day after its last week. */
const OF_THE_DAY: Tag[] = [
  ...listTags('Appointment'),
  { type: 'AppointmentStats' },
  ...listTags('Progress'),
  ...listTags('Routine'),
];

/**
 * Tells when the day of the practice turns, and has the answers of the day asked for again. It looks each full minute,
 * because one long timer stands still while a computer sleeps, and when the page is seen again.
 */
function startDayListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(sessionStarted, domainLoaded),
    effect: async (action, { cancelActiveListeners, dispatch, take }) => {
      if (domainLoaded.match(action) && action.payload !== daySlice.name) return;
      cancelActiveListeners();
      let from = todayOfPractice();
      for (;;) {
        await take(baseApi.internalActions.onFocus.match, MINUTE_MS - (Date.now() % MINUTE_MS));
        const to = todayOfPractice();
        if (to !== from) dispatch(dayTurned({ from, to }));
        from = to;
      }
    },
  });
  startListening({
    actionCreator: dayTurned,
    effect: (_action, { dispatch }) => void dispatch(baseApi.util.invalidateTags(OF_THE_DAY)),
  });
}

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof daySlice> {}
}

export const dayDomain: Domain = {
  name: daySlice.name,
  slices: [daySlice],
  startListeners: startDayListeners,
};

/** Today in the practice's time zone, `YYYY-MM-DD`, drawn anew when the day turns. */
export function useToday(): string {
  useAppSelector(selectTurnedTo);
  return todayOfPractice();
}

/** Options of a query whose answer others change, and which is too long to be asked for each minute. */
export const FRESH_ON_RETURN = { refetchOnFocus: true, refetchOnReconnect: true } as const;

/**
 * Options of a query whose answer others change while it is looked at: asked for again when the page is seen again, when
 * the line is back, and every minute in between. Not for what a form was filled from, which must stay as it was read.
 */
export const KEEP_FRESH = {
  ...FRESH_ON_RETURN,
  pollingInterval: MINUTE_MS,
  skipPollingIfUnfocused: true,
} as const;

/**
 * Shows a toast when a query begins to fail. One that goes on failing by itself, minute by minute, says nothing more until
 * it was answered again.
 */
export function useFailureToast(error: unknown, fallback: string): void {
  const dispatch = useAppDispatch();
  const isFailing = Boolean(error);
  useEffect(() => {
    if (isFailing) dispatch(toastRequested({ message: errorText(error, fallback), variant: 'error' }));
    // Depends on the beginning alone, because each failure of a row of them is another error.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFailing, fallback]);
}
