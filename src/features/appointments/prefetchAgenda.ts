import { todayOfPractice } from '@/shared/lib/dates';
import { type Prefetch, prefetchOf } from '@/shared/redux';
import { readAgendaAddress } from './address';
import { appointmentsApi } from './api';
import { calendarQueryOf, queryOf } from './selectAppointments';
import { initialAgenda, selectAgenda } from './slice';

/** Prefetches the appointments that the agenda shows at an address with this query string. */
export const prefetchAgenda =
  (search: string): Prefetch =>
  (dispatch, getState) => {
    const read = readAgendaAddress(search);
    const named = Object.keys(read).length > 0;
    const agenda = named ? { ...initialAgenda, ...read } : selectAgenda(getState());
    const query = agenda.view === 'list' ? queryOf(agenda) : calendarQueryOf(agenda, todayOfPractice());
    dispatch(prefetchOf(appointmentsApi.endpoints.listAppointments, query));
  };
