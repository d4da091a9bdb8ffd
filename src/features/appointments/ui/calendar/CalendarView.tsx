import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Appointment } from '@/contract/appointments/entities';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { DEFAULT_PRACTICE_WEEK, type PracticeWeek } from '@/contract/appointments/openingHours';
import { isoWeekday } from '@/contract/common/practiceTime';
import { errorText } from '@/shared/api';
import { useStanding } from '@/shared/deletions';
import { practiceWallClock, todayOfPractice } from '@/shared/lib/dates';
import { drawingMark } from '@/shared/lib/drawing-mark';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { ErrorState } from '@/shared/ui/error-state';
import { latePart } from '@/shared/ui/late-part';
import { Spinner } from '@/shared/ui/spinner';
import { useListAppointmentsQuery } from '../../api';
import type { CreatedAppointment } from '../../createdAppointment';
import { appointmentSearch, calendarQueryOf } from '../../selectAppointments';
import { calendarMoved, selectAgenda } from '../../slice';
import type { TaskOptions } from '../../useAppointmentTasks';
import { useMove, type Move } from '../../useMove';
import { LateAppointmentDialog } from '../LateAppointmentDialogs';
import type { AgendaGridProps } from './AgendaGrid';
import { CalendarHeader } from './CalendarHeader';
import type { FreeSlot } from './freeSlot';
import styles from './CalendarView.module.css';
import { DaySheet } from './DaySheet';
import { MoveDialog } from './MoveDialog';
import { StatusLegend } from './StatusLegend';
import { TherapistPicker } from './TherapistPicker';
import { useTherapists } from './useTherapists';

// FullCalendar is large: load it when a calendar is opened.
const AgendaGrid = latePart<AgendaGridProps & { frame: (grid: ReactNode) => ReactNode }>(
  async () => {
    const [{ AgendaGrid: Grid }] = await Promise.all([
      import('./AgendaGrid'),
      LateAppointmentDialog.preload(),
    ]);
    // Wrap the grid only once it is loaded: the frame is wider than a phone, and the placeholder is not.
    return ({ frame, ...grid }) => frame(<Grid {...grid} />);
  },
  { failed: 'No se ha podido cargar el calendario', waiting: () => LOADING },
);

const LOADING = (
  <div className={styles.waiting}>
    <Spinner label="Cargando calendario" labelVisible centred />
  </div>
);

export interface CalendarViewProps extends TaskOptions {
  /** Shows the therapist of each appointment, for an ADMIN. */
  withTherapist?: boolean;
  /** When the practice is open, for the shades; by default the usual week. */
  week?: PracticeWeek;
  /** An appointment that was just created; the calendar moves to its day. */
  created?: CreatedAppointment | null;
  onCreate: (slot: FreeSlot) => void;
  onEdit: (appointment: Appointment) => void;
  onDelete: (appointment: Appointment) => void;
}

/** Visible appointments that match search and filters, with the state of their request. */
function useShownAppointments(withTherapist: boolean) {
  const agenda = useAppSelector(selectAgenda);
  const { search, startDate, endDate } = agenda;
  const { currentData, error, isFetching, refetch } = useListAppointmentsQuery(calendarQueryOf(agenda));
  const standing = useStanding('Appointment', currentData);
  const find = useMemo(() => appointmentSearch(standing ?? []), [standing]);
  const therapists = useTherapists(withTherapist ? standing : undefined);
  const { isHidden } = therapists;
  const shown = useMemo(
    () =>
      find(search).filter((one) => {
        const day = practiceWallClock(one.date).date;
        return (!startDate || day >= startDate) && (!endDate || day <= endDate) && !isHidden(one);
      }),
    [find, search, startDate, endDate, isHidden],
  );
  return { agenda, shown, therapists, error, isFailed: Boolean(error && !currentData), isFetching, refetch };
}

/** The opened appointment, the pending move, and the saving of a drag. */
function useOpened() {
  const [openId, setOpenId] = useState<string | null>(null);
  const [moving, setMoving] = useState<Move | null>(null);
  const move = useMove();

  /**
   * Saves a dropped appointment. On a conflict, opens the dialog with alternatives. Resolves to whether it
   * was saved.
   */
  const drop = async (wanted: Move): Promise<boolean> => {
    const result = await move(wanted);
    if (result.saved) return true;
    if (result.conflict) setMoving({ ...wanted, conflict: result.conflict });
    return false;
  };
  return { openId, setOpenId, moving, setMoving, drop };
}

interface ScrolledGridProps extends Omit<AgendaGridProps, 'onDrawn'> {
  /** A newer view than the drawn one has been requested. */
  isBehind: boolean;
}

/** The grid in a frame that scrolls horizontally to the chosen day. */
function ScrolledGrid({ isBehind, ...grid }: ScrolledGridProps) {
  const { range, date } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  // A phone shows three of seven columns: scroll the chosen day into view.
  const showDay = useCallback(() => {
    const box = scroller.current;
    if (box && range !== 'day') box.scrollLeft = ((isoWeekday(date) - 1) / 7) * box.scrollWidth;
  }, [range, date]);
  return (
    <AgendaGrid
      {...grid}
      onDrawn={showDay}
      frame={(drawn) => (
        <div
          ref={scroller}
          className={styles.scroller}
          role="region"
          aria-label="Cuadrícula del calendario"
          tabIndex={0}
          {...drawingMark(isBehind)}
        >
          <div className={styles.grid} data-range={range}>
            {drawn}
          </div>
        </div>
      )}
    />
  );
}

/** The agenda by day, week or month. The keyboard can do everything that dragging can. */
export function CalendarView(props: CalendarViewProps) {
  const {
    withTherapist = false,
    week = DEFAULT_PRACTICE_WEEK,
    created = null,
    onCreate,
    onEdit,
    onDelete,
    ...options
  } = props;
  const dispatch = useAppDispatch();
  const { agenda, shown, therapists, error, isFailed, isFetching, refetch } =
    useShownAppointments(withTherapist);
  const { range } = agenda;
  const date = agenda.date || todayOfPractice();
  const createdDate = created?.date;
  useEffect(() => {
    if (createdDate) dispatch(calendarMoved({ date: createdDate }));
  }, [createdDate, dispatch]);
  const wanted = useMemo(() => ({ appointments: shown, range, date }), [shown, range, date]);
  // Deferred: the heading follows a click at once, the slower grid when there is time.
  const drawn = useDeferredValue<typeof wanted | null>(wanted, null);
  const { openId, setOpenId, moving, setMoving, drop } = useOpened();

  useEffect(() => {
    if (error) dispatch(toastRequested({ message: errorText(error, MESSAGES.listFailed), variant: 'error' }));
  }, [error, dispatch]);

  return (
    <section className={styles.calendar} aria-label="Calendario de citas" aria-busy={isFetching}>
      <CalendarHeader range={range} date={date} onChange={(change) => dispatch(calendarMoved(change))} />
      {withTherapist && (
        <TherapistPicker
          therapists={therapists.shades}
          hidden={therapists.hidden}
          onChange={therapists.hide}
        />
      )}
      {isFailed ? (
        <ErrorState
          message="No se ha podido mostrar la agenda"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : drawn ? (
        <ScrolledGrid
          {...drawn}
          isBehind={drawn !== wanted}
          week={week}
          withTherapist={withTherapist}
          therapists={therapists.shadeOf}
          markedId={created?.id}
          onOpen={(appointment) => setOpenId(appointment.id)}
          onCreate={onCreate}
          onMove={drop}
          onDay={(day) => dispatch(calendarMoved({ range: 'day', date: day }))}
        />
      ) : (
        LOADING
      )}
      <StatusLegend />
      {range === 'day' && <DaySheet date={date} appointments={shown} />}
      <LateAppointmentDialog
        appointment={shown.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
        {...options}
        onEdit={onEdit}
        onMove={(appointment) => {
          setOpenId(null);
          setMoving({ appointment, ...practiceWallClock(appointment.date), duration: appointment.duration });
        }}
        onDelete={(appointment) => {
          setOpenId(null);
          onDelete(appointment);
        }}
      />
      <MoveDialog move={moving} onClose={() => setMoving(null)} />
    </section>
  );
}
