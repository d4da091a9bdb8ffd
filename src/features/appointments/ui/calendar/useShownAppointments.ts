import { useMemo, useCallback, useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { KEEP_FRESH, useToday } from '@/shared/freshness';
import { practiceWallClock } from '@/shared/lib/dates';
import { selectView, viewChosen } from '@/shared/preferences/slice';
import { useAppSelector, useAppDispatch } from '@/shared/redux';
import { useListAppointmentsQuery } from '../../api';
import { HIDDEN_THERAPISTS } from '../../keptChoices';
import {
  appointmentSearch,
  calendarLimitsOf,
  calendarQueryOf,
  filtersInUse,
  showsPart,
} from '../../selectAppointments';
import { selectAgenda, therapistChosen } from '../../slice';
import { areOfSeveral, shadesOf, therapistKey, therapistNames } from '../../therapists';
import { offersColumns, type AgendaChoices, type Choice } from './agendaChoices';

/**
 * Visible appointments that match search and filters, with the state of their request. Week and month may show one of
 * the offered therapists only.
 */
export function useShownAppointments(withTherapist: boolean, asked: AgendaChoices) {
  const agenda = useAppSelector(selectAgenda);
  const { search, range, therapistId } = agenda;
  const today = useToday();
  const { startDate, endDate } = calendarLimitsOf(agenda, today);
  const { currentData, error, isFetching, refetch } = useListAppointmentsQuery(
    calendarQueryOf(agenda, today),
    // Whoever has the own agenda learns from it of colleagues; anybody else from the choices.
    { ...KEEP_FRESH, skip: range === '' && asked.own === undefined },
  );
  const find = useMemo(() => appointmentSearch(currentData ?? []), [currentData]);
  const choices = useCoveredAgendas(asked, currentData, agenda.patientId !== '');
  const offered = choices.therapists;
  const mayBeOfSeveral = withTherapist || areOfSeveral(currentData);
  const therapists = useTherapists(mayBeOfSeveral ? currentData : undefined, offered);
  const { isHidden } = therapists;
  // The only therapist is no choice, and a name at every appointment would tell nothing.
  const ofSeveral = mayBeOfSeveral && !(offered.length === 1 && therapists.shades.length === 1);
  const only = range === 'day' ? undefined : offered.find(({ id }) => id === therapistId);
  // A room is taken whoever treats in it, and nothing there shows that a therapist is hidden.
  const byRoom = range === 'day' && agenda.columns === 'room' && offersColumns(choices).includes('room');
  const within = useMemo(
    () =>
      find(search).filter((one) => {
        const day = practiceWallClock(one.date).date;
        return (!startDate || day >= startDate) && (!endDate || day <= endDate);
      }),
    [find, search, startDate, endDate],
  );
  const shown = useMemo(
    () => within.filter((one) => (only ? one.therapist?.id === only.id : byRoom || !isHidden(one))),
    [within, only, byRoom, isHidden],
  );
  const reveal = useReveal(shown, therapists, only);
  return {
    agenda,
    choices,
    /** What search and filters leave, of every therapist. */
    within,
    shown,
    only,
    ofSeveral,
    therapists,
    /** Shows an appointment of `within` that the choice of therapists hides. */
    reveal,
    /** Whether search, filters or the choice of therapists leave something out. */
    isPartial: filtersInUse(agenda, today) > 0 || showsPart(agenda, today, !byRoom && therapists.hides),
    error,
    isKnown: currentData !== undefined,
    isFailed: Boolean(error && !currentData),
    isFetching,
    refetch,
  };
}

/**
 * The therapists seen in the calendar, with their colours and who is hidden; this browser keeps that choice.
 * Those who are `offered` are known before they are seen. Without rows (a therapist's own calendar) the list is empty.
 */
function useTherapists(rows: readonly Appointment[] | undefined, offered: readonly Choice[] = []) {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectView(state, HIDDEN_THERAPISTS, ''));
  const [names, setNames] = useState<string[]>([]);
  // Keep therapists once seen, so that the list of names does not change from week to week.
  const fresh = useMemo(
    () => (rows ? [...offered.map(({ name }) => name), ...therapistNames(rows)] : []),
    [rows, offered],
  );
  if (fresh.some((name) => !names.includes(name)))
    setNames([...new Set([...names, ...fresh])].sort((a, b) => a.localeCompare(b, 'es')));

  const shades = useMemo(() => shadesOf(names), [names]);
  const hidden = useMemo(() => kept.split(',').filter(Boolean), [kept]);
  const shadeOf = useMemo(
    () => (shades.length > 1 ? new Map(shades.map(({ name, shade }) => [name, shade])) : undefined),
    [shades],
  );
  const isHidden = useCallback(
    ({ therapist }: Appointment) =>
      shadeOf !== undefined && hidden.includes(therapistKey(therapist?.name ?? '')),
    [hidden, shadeOf],
  );
  const hide = useCallback(
    (keys: string[]) => void dispatch(viewChosen({ screen: HIDDEN_THERAPISTS, view: keys.join(',') })),
    [dispatch],
  );
  /** Whether one of those who are known is hidden: the kept choice may be of somebody who has left. */
  const hides = shadeOf !== undefined && shades.some(({ key }) => hidden.includes(key));
  return { shades, hidden, hides, shadeOf, isHidden, hide };
}

/** Shows an appointment that only the choice of therapists leaves out of what is `shown`. */
function useReveal(
  shown: readonly Appointment[],
  { hidden, hide }: ReturnType<typeof useTherapists>,
  only: Choice | undefined,
) {
  const dispatch = useAppDispatch();
  return useCallback(
    (one: Appointment) => {
      if (shown.includes(one)) return;
      if (only) dispatch(therapistChosen(''));
      hide(hidden.filter((key) => key !== therapistKey(one.therapist?.name ?? '')));
    },
    [shown, only, hidden, hide, dispatch],
  );
}

/** Therapists of the appointments, by name; those of a backend without ids are left out. */
function giversOf(rows: readonly Appointment[] | undefined): Choice[] {
  const found = new Map<string, Choice>();
  for (const { therapist } of rows ?? [])
    if (therapist?.id && !found.has(therapist.id))
      found.set(therapist.id, { id: therapist.id, name: therapist.name });
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/**
 * The choices of a therapist who stands in for colleagues: the own agenda, and theirs. The list of appointments holds
 * them and no others, so nothing more is asked. That of one patient also holds those of colleagues who share the patient,
 * whose agendas are not shown. Who was seen once stays, so that a day without appointments has the same columns.
 */
function useCoveredAgendas(
  choices: AgendaChoices,
  rows: readonly Appointment[] | undefined,
  isOfOnePatient: boolean,
): AgendaChoices {
  const { own } = choices;
  const [seen, setSeen] = useState<readonly Choice[]>([]);
  const fresh = useMemo(
    () => (own && !isOfOnePatient ? giversOf(rows).filter(({ id }) => id !== own.id) : []),
    [own, rows, isOfOnePatient],
  );
  const added = fresh.filter(({ id }) => !seen.some((one) => one.id === id));
  if (added.length > 0) setSeen([...seen, ...added]);
  const isLoading = choices.isLoading || (own !== undefined && rows === undefined && seen.length === 0);
  return useMemo(
    () => ({ ...choices, ...(own && seen.length > 0 && { therapists: [own, ...seen] }), isLoading }),
    [choices, own, seen, isLoading],
  );
}
