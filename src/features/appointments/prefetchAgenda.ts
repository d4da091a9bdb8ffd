import type { Prefetch } from '@/shared/api';
import { prefetchOf } from '@/shared/api';
import { todayOfPractice } from '@/shared/lib/dates';
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
    prefetchOf(appointmentsApi.endpoints.listAppointments, query)(dispatch, getState);
  };
