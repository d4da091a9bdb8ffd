import { useCallback, useRef, type ReactNode } from 'react';
import { isoWeekday } from '@/contract/common/practiceTime';
import { useAppDispatch } from '@/shared/redux';
import { latePart } from '@/shared/ui/late-part/latePart';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { calendarMoved, therapistWeekOpened, type AgendaColumns } from '../../slice';
import { LateAppointmentDialog } from '../LateAppointmentDialogs';
import type { AgendaGridProps } from './AgendaGrid';
import type { ColumnsDayProps } from './columns/ColumnsDay';
import styles from './CalendarView.module.css';

export interface CalendarGridProps
  extends
    Omit<ScrolledGridProps, 'onDay'>,
    Pick<ColumnsDayProps, 'choices' | 'hidden' | 'isKnown' | 'timetableOf'> {
  /** What has a column of its own in the day. */
  columns: Exclude<AgendaColumns, ''> | undefined;
}

/** The calendar's grid: a day in columns, or day, week and month with everybody together. */
export function CalendarGrid(props: CalendarGridProps) {
  const { columns, choices, hidden, isKnown, timetableOf, ...grid } = props;
  const dispatch = useAppDispatch();
  const openWeek = useCallback((id: string) => void dispatch(therapistWeekOpened(id)), [dispatch]);
  return columns ? (
    <LateColumnsDay
      {...grid}
      by={columns}
      choices={choices}
      hidden={hidden}
      isKnown={isKnown}
      timetableOf={timetableOf}
      onWeek={columns === 'therapist' ? openWeek : undefined}
    />
  ) : (
    <ScrolledGrid {...grid} onDay={(day) => dispatch(calendarMoved({ range: 'day', date: day }))} />
  );
}

/** As high as the grid, while it is downloaded or drawn for the first time. */
export function CalendarLoading() {
  return (
    <div className={styles.waiting}>
      <Spinner label="Cargando calendario" centred />
    </div>
  );
}

/** Most people never see several agendas side by side: loaded when a day is. */
const LateColumnsDay = latePart<ColumnsDayProps>(
  async () => {
    const [{ ColumnsDay }] = await Promise.all([
      import('./columns/ColumnsDay'),
      LateAppointmentDialog.preload(),
    ]);
    return ColumnsDay;
  },
  { failed: 'No se ha podido cargar el calendario', waiting: CalendarLoading },
);

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
  { failed: 'No se ha podido cargar el calendario', waiting: CalendarLoading },
);

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
          aria-busy={isBehind || undefined}
        >
          <div className={styles.grid} data-range={range}>
            {drawn}
          </div>
        </div>
      )}
    />
  );
}
