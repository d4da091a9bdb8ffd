import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { MINUTE_MS } from '@/contract/common/constants';
import { baseApi, listTags, type Tag } from '@/shared/api';
import { sessionStarted } from '@/shared/identity';
import { todayOfPractice } from '@/shared/lib/dates';
import { domainLoaded, useAppSelector, type Domain, type StartListening } from '@/shared/redux';

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

/** Answers that depend on the day on which they are asked for. */
const OF_THE_DAY: Tag[] = [...listTags('Appointment'), { type: 'AppointmentStats' }, ...listTags('Progress')];

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
