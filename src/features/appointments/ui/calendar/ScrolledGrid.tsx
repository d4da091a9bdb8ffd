import { useCallback, useRef, type ReactNode } from 'react';
import { isoWeekday } from '@/contract/common/practiceTime';
import { latePart } from '@/shared/ui/late-part/latePart';
import { LateAppointmentDialog } from '../LateAppointmentDialogs';
import type { AgendaGridProps } from './AgendaGrid';
import { CalendarLoading } from './CalendarLoading';
import styles from './CalendarView.module.css';

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

export interface ScrolledGridProps extends Omit<AgendaGridProps, 'onDrawn'> {
  /** A newer view than the drawn one has been requested. */
  isBehind: boolean;
}

/** The grid in a frame that scrolls horizontally to the chosen day. */
export function ScrolledGrid({ isBehind, ...grid }: ScrolledGridProps) {
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
