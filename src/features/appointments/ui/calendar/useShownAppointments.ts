import { useMemo } from 'react';
import { KEEP_FRESH, useToday } from '@/shared/freshness';
import { practiceWallClock } from '@/shared/lib/dates';
import { useAppSelector } from '@/shared/redux';
import { useListAppointmentsQuery } from '../../api';
import { appointmentSearch, calendarQueryOf } from '../../selectAppointments';
import { selectAgenda } from '../../slice';
import { areOfSeveral } from '../../therapists';
import type { AgendaChoices } from './agendaChoices';
import { useCoveredAgendas } from './useCoveredAgendas';
import { useTherapists } from './useTherapists';

/**
 * Visible appointments that match search and filters, with the state of their request. Week and month may show one of
 * the offered therapists only.
 */
export function useShownAppointments(withTherapist: boolean, asked: AgendaChoices) {
  const agenda = useAppSelector(selectAgenda);
  const { search, startDate, endDate, range, therapistId } = agenda;
  const { currentData, error, isFetching, refetch } = useListAppointmentsQuery(
    calendarQueryOf(agenda, useToday()),
    // Whoever has the own agenda learns from it of colleagues; anybody else from the choices.
    { ...KEEP_FRESH, skip: range === '' && asked.own === undefined },
  );
  const find = useMemo(() => appointmentSearch(currentData ?? []), [currentData]);
  const choices = useCoveredAgendas(asked, currentData);
  const offered = choices.therapists;
  const ofSeveral = withTherapist || areOfSeveral(currentData);
  const therapists = useTherapists(ofSeveral ? currentData : undefined, offered);
  const { isHidden } = therapists;
  const only = range === 'day' ? undefined : offered.find(({ id }) => id === therapistId);
  const shown = useMemo(
    () =>
      find(search).filter((one) => {
        const day = practiceWallClock(one.date).date;
        return (
          (!startDate || day >= startDate) &&
          (!endDate || day <= endDate) &&
          (only ? one.therapist?.id === only.id : !isHidden(one))
        );
      }),
    [find, search, startDate, endDate, only, isHidden],
  );
  return {
    agenda,
    choices,
    shown,
    only,
    ofSeveral,
    therapists,
    error,
    isKnown: currentData !== undefined,
    isFailed: Boolean(error && !currentData),
    isFetching,
    refetch,
  };
}
