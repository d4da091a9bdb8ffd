import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { DEFAULT_PRACTICE_WEEK } from '@/contract/openingHours';
import type { Timetable } from '@/contract/timetable';
import { useFailureToast, useToday } from '@/shared/freshness';
import { useAppDispatch } from '@/shared/redux';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import type { CreatedAppointment } from '../../newAppointment';
import { type AgendaState, appointmentAwaited, calendarMoved, calendarOpened } from '../../slice';
import type { TaskOptions } from '../../useAppointmentTasks';
import { AgendaChoicesBar } from './AgendaChoicesBar';
import { NO_CHOICES, offersColumns, type AgendaChoices, type FreeSlot } from './agendaChoices';
import { CalendarDialogs, useOpened } from './CalendarDialogs';
import { CalendarGrid, type CalendarGridProps, CalendarLoading } from './CalendarGrid';
import { CalendarHeader } from './CalendarHeader';
import styles from './CalendarView.module.css';
import { DaySheet } from './DaySheet';
import { StatusLegend } from '../AppointmentMarks';
import { TherapistPicker } from './TherapistPicker';
import { useShownAppointments } from './useShownAppointments';

export interface CalendarViewProps extends TaskOptions {
  /** Shows the therapist of each appointment, for an ADMIN. */
  withTherapist?: boolean;
  /** When appointments are given, for the shades; by default the usual week. */
  week?: Timetable;
  /** When a therapist works, for the shades of their column. */
  timetableOf?: CalendarGridProps['timetableOf'];
  /** Therapists and rooms of a backend that knows them: for columns, and for moves between them. */
  choices?: AgendaChoices;
  /** An appointment that was just created; the calendar moves to its day. */
  created?: CreatedAppointment | null;
  /** Called once the calendar is on that day. Without it the calendar stays where it is. */
  onCreatedShown?: () => void;
  onCreate: (slot: FreeSlot) => void;
  onEdit: (appointment: Appointment) => void;
  onDelete: (appointment: Appointment) => void;
}

interface Looked {
  shownDate: string;
  /** What search and filters leave of the calendar's days; undefined while that is asked. */
  found: readonly Appointment[] | undefined;
  /** Shows what is found and belongs to a therapist who is hidden. */
  reveal: (one: Appointment) => void;
}

/**
 * Moves the calendar to the day of what was just created, and shows it there whatever hides it: search, filters, or the
 * choice of therapists.
 */
function useDayOf(
  created: CreatedAppointment | null,
  onShown: (() => void) | undefined,
  { shownDate, found, reveal }: Looked,
) {
  const dispatch = useAppDispatch();
  const movedFor = useRef<string>(undefined);
  const clearedFor = useRef<string>(undefined);
  const { id, date } = created ?? {};
  useEffect(() => {
    if (!date || !onShown) return;
    if (movedFor.current !== id) {
      movedFor.current = id;
      dispatch(calendarMoved({ date }));
      // Looked at again once the calendar is there.
      if (shownDate !== date) return;
    }
    const isLeft = shownDate !== date;
    if (!isLeft && !found) return;
    const one = isLeft ? undefined : found?.find((row) => row.id === id);
    if (!isLeft && !one && clearedFor.current !== id) {
      clearedFor.current = id;
      dispatch(appointmentAwaited());
      // Looked at again once the filters are gone: its therapist may be hidden too.
      return;
    }
    if (one) reveal(one);
    onShown();
  }, [id, date, onShown, shownDate, found, reveal, dispatch]);
}

/**
 * Opens the calendar of who has not chosen: on the day with a column for each therapist, because a week of several
 * cannot be read, else on the week. Returns false until it is known which, so that nothing drawn jumps.
 */
function useOpenedCalendar(choices: AgendaChoices, range: AgendaState['range'], isFailed: boolean): boolean {
  const dispatch = useAppDispatch();
  const isReady = range === '' && (isFailed || !choices.isLoading);
  const ofSeveral = offersColumns(choices).includes('therapist');
  useEffect(() => {
    if (isReady)
      dispatch(calendarOpened(ofSeveral ? { range: 'day', columns: 'therapist' } : { range: 'week' }));
  }, [isReady, ofSeveral, dispatch]);
  return range !== '';
}

/** The agenda by day, week or month. The keyboard can do everything that dragging can. */
export function CalendarView(props: CalendarViewProps) {
  const {
    withTherapist = false,
    week = DEFAULT_PRACTICE_WEEK,
    timetableOf,
    choices: asked = NO_CHOICES,
    created = null,
    onCreatedShown,
    onCreate,
    onEdit,
    onDelete,
    ...options
  } = props;
  const dispatch = useAppDispatch();
  const { agenda, choices, within, shown, only, ofSeveral, therapists, reveal, ...request } =
    useShownAppointments(withTherapist, asked);
  const { isKnown, isFailed, isFetching, isPartial } = request;
  const isOpened = useOpenedCalendar(choices, agenda.range, isFailed);
  const range = agenda.range || 'week';
  const today = useToday();
  const columns = range === 'day' ? offersColumns(choices).find((by) => by === agenda.columns) : undefined;
  const date = agenda.date || today;
  useDayOf(created, onCreatedShown, {
    shownDate: agenda.date,
    found: isKnown && !isFetching ? within : undefined,
    reveal,
  });
  const wanted = useMemo(
    () => ({ appointments: shown, isKnown, range, date, columns }),
    [shown, isKnown, range, date, columns],
  );
  // Deferred: the heading follows a click at once, the slower grid and the sheet when there is time.
  const drawn = useDeferredValue<typeof wanted | null>(wanted, null);
  const opened = useOpened();

  useFailureToast(request.error, MESSAGES.listFailed);

  // Whoever wants columns waits for them, so that the day is not drawn twice.
  const waits = choices.isLoading && range === 'day' && agenda.columns !== '';

  if (!isOpened)
    return (
      <section className={styles.calendar} aria-label="Calendario de citas" aria-busy>
        <CalendarLoading />
      </section>
    );
  return (
    <section className={styles.calendar} aria-label="Calendario de citas" aria-busy={isFetching}>
      <CalendarHeader range={range} date={date} onChange={(change) => dispatch(calendarMoved(change))} />
      <AgendaChoicesBar choices={choices} {...agenda} range={range} />
      {ofSeveral && !only && columns !== 'room' && (
        <TherapistPicker
          therapists={therapists.shades}
          hidden={therapists.hidden}
          onChange={therapists.hide}
          wideOnly={columns === 'therapist' && !therapists.hides}
        />
      )}
      {isFailed ? (
        <ErrorState
          message="No se ha podido mostrar la agenda"
          onRetry={() => void request.refetch()}
          retrying={isFetching}
        />
      ) : drawn && !waits ? (
        <CalendarGrid
          {...drawn}
          isBehind={drawn !== wanted}
          withTherapist={ofSeveral && !only}
          choices={choices}
          hidden={therapists.hidden}
          therapists={therapists.shadeOf}
          week={week}
          timetableOf={timetableOf}
          markedId={created?.id}
          onOpen={({ id }) => opened.detail.open(id)}
          onCreate={onCreate}
          onMove={opened.drop}
        />
      ) : (
        <CalendarLoading />
      )}
      <StatusLegend />
      {drawn?.range === 'day' && (
        <DaySheet date={drawn.date} appointments={drawn.appointments} isPartial={isPartial} />
      )}
      <CalendarDialogs
        appointments={shown}
        choices={choices}
        options={options}
        onEdit={onEdit}
        onDelete={onDelete}
        {...opened}
      />
    </section>
  );
}
