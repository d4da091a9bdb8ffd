import { APPOINTMENT_STATUSES } from '@/contract/appointments';
import { todayOfPractice } from '@/shared/lib/dates';
import { selectView } from '@/shared/preferences/slice';
import type { RootState } from '@/shared/redux';
import { periodDays, periodOf, PERIODS, initialAgenda, NO_FILTERS, type AgendaState } from './slice';

type Choices = Pick<AgendaState, 'view' | 'range' | 'columns' | 'status' | 'startDate' | 'endDate'>;

/**
 * Preference keys of the choices kept in this browser. Search and patient are not kept, because they identify
 * a person.
 */
const SCREENS = {
  view: 'agenda',
  range: 'agenda-range',
  columns: 'agenda-columns',
  status: 'agenda-status',
  period: 'agenda-period',
} as const;

/** Preference with the therapists whom the calendar hides. */
export const HIDDEN_THERAPISTS = 'agenda-therapists';

/** Whether the calendar hides the appointments of some therapists. */
export const selectHidesTherapists = (state: RootState): boolean =>
  selectView(state, HIDDEN_THERAPISTS, '') !== '';

/**
 * The choices as preferences. A preset period is stored by name, because its dates change daily; a custom
 * range is not stored. Range and columns are choices only if the person made them: the calendar also opens by itself.
 */
export function choicesOf(agenda: AgendaState, isRangeChosen: boolean): { screen: string; view: string }[] {
  const period = periodOf(agenda, todayOfPractice());
  return [
    { screen: SCREENS.view, view: agenda.view },
    ...(isRangeChosen
      ? [
          { screen: SCREENS.range, view: agenda.range },
          { screen: SCREENS.columns, view: agenda.columns },
        ]
      : []),
    { screen: SCREENS.status, view: agenda.status },
    ...(period ? [{ screen: SCREENS.period, view: period }] : []),
  ];
}

const oneOf = <Value extends string>(values: readonly Value[], value: string, fallback: Value): Value =>
  values.find((one) => one === value) ?? fallback;

/** The agenda's choices stored in this browser; unknown values become defaults. */
export function keptChoices(state: unknown): Choices {
  const kept = (name: keyof typeof SCREENS) => selectView(state as never, SCREENS[name], '');
  const periods = PERIODS.map(({ value }) => value);
  return {
    view: oneOf(['list', 'calendar'], kept('view'), initialAgenda.view),
    range: oneOf(['day', 'week', 'month', ''], kept('range'), initialAgenda.range),
    columns: oneOf(['therapist', 'room', ''], kept('columns'), initialAgenda.columns),
    status: oneOf([...APPOINTMENT_STATUSES, ''], kept('status'), NO_FILTERS.status),
    ...periodDays(oneOf(periods, kept('period'), 'all'), todayOfPractice()),
  };
}
