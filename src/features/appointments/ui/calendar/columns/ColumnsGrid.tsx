import { useCallback, useId, useRef, useState, type RefObject } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import type { Move } from '../../../useMove';
import type { Looks } from '../AppointmentFace';
import type { FreeSlot } from '../freeSlot';
import type { AgendaColumn } from './agendaColumns';
import { ColumnChoice } from './ColumnChoice';
import { ColumnHeads } from './ColumnHeads';
import styles from './ColumnsGrid.module.css';
import { DayColumn } from './DayColumn';
import { timeOf, type DayScale } from './dayScale';
import { DragGhost } from './DragGhost';
import { useFirstView, useGridSizes } from './gridLayout';
import { HourScale } from './HourScale';
import { NowLine } from './NowLine';
import { useDrawnCount } from './useDrawnCount';
import { useColumnPointer, type DragTarget } from './useColumnPointer';

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
