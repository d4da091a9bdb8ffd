import { useCallback, useId, useRef, useState, type RefObject, startTransition, useEffect } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { minutesOf, timeOf } from '@/contract/timetable';
import { cx } from '@/shared/lib/css';
import { practiceWallClock } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/hooks';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import type { Move } from '../../../useMove';
import type { FreeSlot } from '../agendaChoices';
import { type Looks, appointmentClass } from '../AppointmentFace';
import type { AgendaColumn } from './agendaColumns';
import { ColumnChoice, ColumnHeads } from './ColumnHeads';
import { DayColumn } from './DayColumn';
import { type DayScale, percentOf } from './dayScale';
import { useFirstView, useGridSizes } from './gridLayout';
import { useColumnPointer, type DragTarget } from './useColumnPointer';
import faceStyles from '../AppointmentFace.module.css';
import styles from './ColumnsGrid.module.css';

export interface ColumnsGridProps extends Looks {
  columns: readonly AgendaColumn[];
  /** What the columns are: 'Fisioterapeuta' or 'Sala'. */
  columnLabel: string;
  /** The day, `YYYY-MM-DD`. */
  date: string;
  /** Shows the therapist of each appointment, where the columns are rooms. */
  withTherapist: boolean;
  /** The appointments have been answered. */
  isKnown?: boolean;
  /** A newer day than the drawn one has been requested. */
  isBehind?: boolean;
  /** Leads to a therapist's week. */
  onWeek?: ((id: string) => void) | undefined;
  onOpen: (appointment: Appointment) => void;
  onCreate: (slot: FreeSlot) => void;
  onMove: (move: Move) => Promise<boolean>;
}

/** Clicks and drags as what they mean for the agenda. What an answer changes meanwhile is drawn afterwards. */
function useHands(
  surface: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  scale: DayScale,
  columns: readonly AgendaColumn[],
  hold: (columns: readonly AgendaColumn[] | null) => void,
  { date, onOpen, onCreate, onMove }: ColumnsGridProps,
) {
  const columnOf = (columnId: string) => columns.find(({ id }) => id === columnId);
  return useColumnPointer(surface, scroller, {
    scale,
    appointmentOf: (wanted) =>
      columns.flatMap(({ placed }) => placed).find(({ appointment }) => appointment.id === wanted)
        ?.appointment,
    receives: (columnId) => columnOf(columnId)?.receives ?? false,
    onHold: (isHeld) => hold(isHeld ? columns : null),
    onDrop: ({ appointment, columnId, start, duration }: DragTarget) =>
      void onMove({ appointment, date, time: timeOf(start), duration, place: columnOf(columnId)?.place }),
    onOpen,
    onFreeSlot: (columnId, start) => {
      const column = columnOf(columnId);
      if (column?.books) onCreate({ date, time: timeOf(start), ...column.place });
    },
  });
}

/** Id of the dragged appointment in the column that it comes from. */
const liftedFrom = ({ placed }: AgendaColumn, target: DragTarget | null) =>
  placed.find(({ appointment }) => appointment === target?.appointment)?.appointment.id;

/** A day in columns side by side. The keyboard does the same with the arrows and 'Mover'. */
export function ColumnsGrid(props: ColumnsGridProps) {
  const {
    columnLabel,
    date,
    withTherapist,
    isKnown = true,
    isBehind = false,
    therapists,
    markedId,
    onWeek,
  } = props;
  // What an answer changes meanwhile is drawn after the drag, so that nothing moves under the hand.
  const [held, setHeld] = useState<readonly AgendaColumn[] | null>(null);
  const columns = held ?? props.columns;
  const id = useId();
  const headIdOf = useCallback((column: string) => `${id}-${column}`, [id]);
  const { scale, sizes } = useGridSizes(columns);
  const scroller = useFirstView(columns, date, scale);
  const surface = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState('');
  const chosen = columns.find((column) => column.id === chosenId) ?? columns[0];
  const drawn = useDrawnCount(columns.length, `${date} ${isKnown}`);
  const target = useHands(surface, scroller, scale, columns, setHeld, props);

  return (
    <div className={styles.frame}>
      <ColumnChoice label={columnLabel} columns={columns} chosenId={chosen?.id} onChoose={setChosenId} />
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label="Cuadrícula del calendario"
        aria-describedby={`${id}-help`}
        tabIndex={0}
        aria-busy={isBehind || drawn < columns.length || undefined}
      >
        <VisuallyHidden>
          <span id={`${id}-help`}>Con las flechas se pasa de una cita a otra.</span>
        </VisuallyHidden>
        <div ref={surface} className={styles.grid} style={sizes}>
          <div className={styles.corner} />
          <ColumnHeads
            columns={columns}
            headIdOf={headIdOf}
            isKnown={isKnown}
            chosenId={chosen?.id}
            shadeOf={withTherapist ? undefined : therapists}
            onWeek={onWeek}
          />
          <HourScale scale={scale} />
          {columns.map((column, index) => (
            <DayColumn
              key={column.id}
              column={column}
              scale={scale}
              headId={headIdOf(column.id)}
              withTherapist={withTherapist}
              therapists={withTherapist ? therapists : undefined}
              markedId={markedId}
              isDrawn={index < drawn || column.id === chosen?.id}
              isChosen={column.id === chosen?.id}
              liftedId={liftedFrom(column, target)}
            />
          ))}
          <div className={styles.overlay} aria-hidden="true">
            <NowLine date={date} scale={scale} />
          </div>
          {target && (
            <>
              <DragGhost
                target={target}
                scale={scale}
                index={columns.findIndex((one) => one.id === target.columnId)}
              />
              <div className={styles.grabbing} aria-hidden="true" />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const hoursOf = ({ from, to }: DayScale) =>
  Array.from({ length: (to - from) / 60 }, (_one, index) => from + index * 60);

/** The hours beside the columns. Every appointment names its own to screen readers. */
function HourScale({ scale }: { scale: DayScale }) {
  return (
    <div className={styles.hours} data-hours="" aria-hidden="true">
      {hoursOf(scale).map((hour) => (
        <span key={hour} className={styles.hour}>
          {timeOf(hour)}
        </span>
      ))}
    </div>
  );
}

/** The current time across all columns, on its own day. */
function NowLine({ date, scale }: { date: string; scale: DayScale }) {
  const now = practiceWallClock(useNow());
  const minutes = minutesOf(now.time);
  if (now.date !== date || minutes < scale.from || minutes > scale.to) return null;
  return <div className={styles.now} style={{ top: `${percentOf(minutes, scale)}%` }} aria-hidden="true" />;
}

export interface DragGhostProps {
  target: DragTarget;
  scale: DayScale;
  /** Position of its column. */
  index: number;
}

/** Where the dragged appointment would stand. */
function DragGhost({ target, scale, index }: DragGhostProps) {
  const { appointment, start, duration } = target;
  return (
    <div className={styles.ghostColumn} style={{ gridColumn: index + 2 }} aria-hidden="true">
      <div
        className={cx(styles.ghost, appointmentClass(appointment, {}))}
        style={{
          top: `${percentOf(start, scale)}%`,
          height: `${percentOf(start + duration, scale) - percentOf(start, scale)}%`,
        }}
      >
        <span className={faceStyles.face}>
          <span className={faceStyles.line}>
            <span className={faceStyles.time}>
              {timeOf(start)}–{timeOf(start + duration)}
            </span>{' '}
            <span className={faceStyles.name}>{appointment.patientName}</span>
          </span>
        </span>
      </div>
    </div>
  );
}

/** Columns drawn at once, and those that follow in each frame: twenty in one go would block the page. */
const FIRST = 1;
const MORE = 2;

/**
 * How many of `total` columns show their appointments. Those of a new `view` follow one after another, so that a click
 * in between is heard.
 */
function useDrawnCount(total: number, view: string): number {
  const [state, setState] = useState({ view, count: FIRST });
  const count = Math.min(total, state.view === view ? state.count : FIRST);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setState({ view, count: count + MORE })));
    return () => cancelAnimationFrame(frame);
  }, [count, total, view]);
  return count;
}
