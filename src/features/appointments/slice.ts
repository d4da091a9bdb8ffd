import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppointmentStatus } from '@/contract/appointments';
import { addDays, startOfWeek } from '@/contract/common/practiceTime';
import { dayTurned } from '@/shared/freshness';

/** Preset periods above the list. */
export const PERIODS = [
  { value: 'all', label: 'Todas' },
  { value: 'today', label: 'Hoy' },
  { value: 'week', label: 'Semana' },
  { value: 'upcoming', label: 'Próximas' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

/** First and last day, `YYYY-MM-DD`; empty for no limit. */
interface Days {
  startDate: string;
  endDate: string;
}

/** First and last day of a period, relative to `today`. */
export function periodDays(period: Period, today: string): Days {
  if (period === 'today') return { startDate: today, endDate: today };
  if (period === 'upcoming') return { startDate: today, endDate: '' };
  if (period === 'all') return { startDate: '', endDate: '' };
  const monday = startOfWeek(today);
  return { startDate: monday, endDate: addDays(monday, 6) };
}

/** The preset period that equals the filters' dates, or `undefined` for a custom range. */
export const periodOf = (filters: Days, today: string): Period | undefined =>
  PERIODS.map(({ value }) => value).find((period) => {
    const { startDate, endDate } = periodDays(period, today);
    return filters.startDate === startDate && filters.endDate === endDate;
  });

export type AgendaView = 'list' | 'calendar';
export type CalendarRange = 'day' | 'week' | 'month';
/** What has a column of its own in the day; empty for one column with everybody. */
export type AgendaColumns = '' | 'therapist' | 'room';

/** State of the agenda. The address contains all of it except `search` and `filtersOpen`. */
export interface AgendaState {
  search: string;
  /** Days `YYYY-MM-DD`, both included; empty for no limit. */
  startDate: string;
  endDate: string;
  /** Empty for every status. */
  status: AppointmentStatus | '';
  patientId: string;
  /** Of who is a therapist and administration: their own, or empty for all of the practice. */
  reach: 'own' | '';
  view: AgendaView;
  /** Empty until the calendar is first opened by somebody who has chosen none. */
  range: CalendarRange | '';
  /** Day shown by the calendar; empty for today. */
  date: string;
  columns: AgendaColumns;
  /** The only therapist shown by week and month; empty for everybody. */
  therapistId: string;
  /** Whether the filter panel is open; not in the address. */
  filtersOpen: boolean;
}

export type AgendaFilters = Pick<AgendaState, 'startDate' | 'endDate' | 'status' | 'patientId' | 'reach'>;

export const NO_FILTERS: AgendaFilters = { startDate: '', endDate: '', status: '', patientId: '', reach: '' };

export const initialAgenda: AgendaState = {
  ...NO_FILTERS,
  search: '',
  view: 'list',
  range: '',
  date: '',
  columns: '',
  therapistId: '',
  filtersOpen: false,
};

/** Interface state of the agenda. */
export const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState: initialAgenda,
  reducers: {
    searchChanged: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
    },
    filterChanged: (state, action: PayloadAction<Partial<AgendaFilters>>) => {
      Object.assign(state, action.payload);
    },
    filtersCleared: (state) => {
      Object.assign(state, NO_FILTERS);
    },
    filterPanelToggled: (state) => {
      state.filtersOpen = !state.filtersOpen;
    },
    viewChosen: (state, action: PayloadAction<AgendaView>) => {
      state.view = action.payload;
    },
    /** The calendar was opened, and this is what it shows of an agenda like this to who has not chosen. */
    calendarOpened: (state, action: PayloadAction<{ range: CalendarRange; columns?: AgendaColumns }>) => {
      if (state.range === '') Object.assign(state, action.payload);
    },
    calendarMoved: (state, action: PayloadAction<{ range?: CalendarRange; date?: string }>) => {
      Object.assign(state, action.payload);
    },
    columnsChosen: (state, action: PayloadAction<AgendaColumns>) => {
      state.columns = action.payload;
    },
    /** One therapist's week or month, or everybody's. */
    therapistChosen: (state, action: PayloadAction<string>) => {
      state.therapistId = action.payload;
    },
    /** A column's therapist was followed into their week. */
    therapistWeekOpened: (state, action: PayloadAction<string>) => {
      Object.assign(state, { therapistId: action.payload, range: 'week' });
    },
    /** Choices stored in this browser replace the defaults. */
    choicesRestored: (state, action: PayloadAction<Partial<AgendaState>>) => {
      Object.assign(state, action.payload);
    },
    /** Clears search and filters, so that a new appointment is visible. */
    appointmentAwaited: (state) => {
      Object.assign(state, NO_FILTERS, { search: '' });
    },
    /** The URL lists the filters; filters it omits, and the search, return to their defaults. */
    addressRead: (state, action: PayloadAction<Partial<AgendaState>>) => ({
      ...initialAgenda,
      filtersOpen: state.filtersOpen,
      ...action.payload,
    }),
  },
  extraReducers: (builder) =>
    // What was left open on today is on today again.
    builder.addCase(dayTurned, (state, { payload: { from, to } }) => {
      const period = periodOf(state, from);
      if (period) Object.assign(state, periodDays(period, to));
      if (state.date === from) state.date = to;
    }),
  selectors: {
    selectAgenda: (state) => state,
    /** Whether the state is still the initial one. */
    selectIsUntouched: (state) => state === initialAgenda,
  },
});

export const {
  searchChanged,
  filterChanged,
  filtersCleared,
  filterPanelToggled,
  viewChosen,
  calendarOpened,
  calendarMoved,
  columnsChosen,
  therapistChosen,
  therapistWeekOpened,
  addressRead,
  choicesRestored,
  appointmentAwaited,
} = appointmentsSlice.actions;
export const { selectAgenda, selectIsUntouched } = appointmentsSlice.selectors;
