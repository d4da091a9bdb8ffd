import { memo, useMemo, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { cx } from '@/shared/lib/css';
import { AppointmentFace, appointmentClass, type Looks } from '../AppointmentFace';
import type { AgendaColumn, Placed } from './agendaColumns';
import styles from './ColumnsGrid.module.css';
import { closedStretches, percentOf, type DayScale } from './dayScale';
import { lanesOf } from './lanes';

export interface DayColumnProps extends Looks {
  column: AgendaColumn;
  scale: DayScale;
  /** Id of the element that names the column. */
  headId: string;
  /** Shows the therapist of each appointment, where the columns are rooms. */
  withTherapist: boolean;
  /** Id of the appointment that is being dragged out of this column. */
  liftedId: string | undefined;
  /** Its appointments have their turn to be drawn. */
  isDrawn: boolean;
  /** A phone shows this column only. */
  isChosen: boolean;
}

const span = (from: number, to: number, scale: DayScale): CSSProperties => ({
  top: `${percentOf(from, scale)}%`,
  height: `${percentOf(to, scale) - percentOf(from, scale)}%`,
});

/** All of it compares by value or stays the same object, so that an answer draws only what it changed. */
interface BlockProps extends Looks, Pick<Placed, 'appointment' | 'start' | 'end'> {
  lane: number;
  laneCount: number;
  isThin: boolean;
  from: number;
  to: number;
  withTherapist: boolean;
  isLifted: boolean;
  isTabStop: boolean;
}

/** An appointment. Its clicks and drags are followed by the grid. */
const Block = memo(function Block(props: BlockProps) {
  const { appointment, start, end, lane, laneCount, from, to } = props;
  const { withTherapist, isLifted, isTabStop, isThin, therapists, markedId } = props;
  return (
    <li
      className={cx(styles.place, isThin && styles.thin)}
      style={{
        ...span(Math.max(start, from), Math.min(end, to), { from, to }),
        ...(!isThin && { left: `${(lane / laneCount) * 100}%`, width: `${100 / laneCount}%` }),
      }}
    >
      <button
        type="button"
        className={cx(
          styles.block,
          appointmentClass(appointment, { therapists, markedId }),
          isLifted && styles.lifted,
        )}
        data-appointment={appointment.id}
        tabIndex={isTabStop ? 0 : -1}
      >
        <AppointmentFace
          appointment={appointment}
          withTherapist={withTherapist}
          // The column's name says it.
          withRoom={!withTherapist}
          compact={false}
          withEnd={appointment.duration >= 45}
        />
        {OPEN_APPOINTMENT_STATUSES.includes(appointment.status) && (
          <span className={styles.resize} data-resize="" aria-hidden="true" />
        )}
      </button>
    </li>
  );
});

const NONE: readonly Placed[] = [];

/**
 * The appointments in the page. Until those of a new day have their turn, the earlier ones stay there, hidden: taking
 * them out of all columns at once would block the page as much as drawing them.
 */
function useDrawn(placed: readonly Placed[], isDrawn: boolean): readonly Placed[] {
  const [drawn, setDrawn] = useState(NONE);
  if (isDrawn && drawn !== placed) setDrawn(placed);
  return isDrawn ? placed : drawn;
}

/** Arrow keys walk through the appointments of a column, and to the nearest one beside it. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const from = event.target instanceof Element ? event.target.closest('[data-appointment]') : null;
  const column = from?.closest('[data-column]');
  if (!from || !column) return;
  const blocksOf = (element: Element) => [
    ...element.querySelectorAll<HTMLElement>('ul:not([hidden]) [data-appointment]'),
  ];
  const blocks = blocksOf(column);
  const at = blocks.indexOf(from as HTMLElement);
  const beside = (step: 1 | -1): HTMLElement | undefined => {
    const columns = [...(column.parentElement?.querySelectorAll('[data-column]') ?? [])];
    const top = from.getBoundingClientRect().top;
    for (let next = columns.indexOf(column) + step; columns[next]; next += step) {
      const near = blocksOf(columns[next] as Element).map((block) => ({
        block,
        gap: Math.abs(block.getBoundingClientRect().top - top),
      }));
      if (near.length > 0) return near.reduce((best, one) => (one.gap < best.gap ? one : best)).block;
    }
    return undefined;
  };
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => blocks[at + 1],
    ArrowUp: () => blocks[at - 1],
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
    Home: () => blocks[0],
    End: () => blocks.at(-1),
  };
  const target = targets[event.key];
  if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  target()?.focus();
}

/** A therapist's or a room's day. One stop of the tab key; the arrows walk inside. */
export const DayColumn = memo(function DayColumn({
  column,
  scale,
  headId,
  withTherapist,
  liftedId,
  isDrawn,
  isChosen,
  therapists,
  markedId,
}: DayColumnProps) {
  const { id, open } = column;
  const placed = useDrawn(column.placed, isDrawn);
  const lanes = useMemo(() => lanesOf(placed), [placed]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const stop = placed.some(({ appointment }) => appointment.id === focusedId)
    ? focusedId
    : placed[0]?.appointment.id;
  return (
    <div
      role="group"
      aria-labelledby={headId}
      className={styles.column}
      data-column={id}
      data-chosen={isChosen}
      onKeyDown={walk}
      onFocus={({ target }) => setFocusedId(target.dataset.appointment ?? null)}
    >
      {closedStretches(open, scale).map((closed) => (
        <div
          key={closed.from}
          className={styles.closed}
          style={span(closed.from, closed.to, scale)}
          aria-hidden="true"
        />
      ))}
      {placed.length > 0 && (
        <ul className={styles.places} hidden={!isDrawn}>
          {placed.map((one, index) => (
            <Block
              key={one.appointment.id}
              {...one}
              lane={lanes[index]?.at ?? 0}
              laneCount={lanes[index]?.count ?? 1}
              isThin={lanes[index]?.isThin === true}
              {...scale}
              withTherapist={withTherapist}
              therapists={therapists}
              markedId={markedId}
              isLifted={one.appointment.id === liftedId}
              isTabStop={one.appointment.id === stop}
            />
          ))}
        </ul>
      )}
    </div>
  );
});
