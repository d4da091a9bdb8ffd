import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_LIMITS, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { minutesOf } from '@/contract/timetable';
import { practiceWallClock } from '@/shared/lib/dates';
import { slotStart, snappedDuration, draggedStart, type DayScale } from './dayScale';
import { followDrags, type Point } from './pointerDrag';

/** Where a dragged appointment would stand. `start` in minutes from midnight, `duration` in minutes. */
export interface DragTarget {
  appointment: Appointment;
  columnId: string;
  start: number;
  duration: number;
}

interface Held {
  appointment: Appointment;
  columnId: string;
  start: number;
  /** Only its end is dragged. */
  resizes: boolean;
  /** Minutes between its start and the place where it was taken. */
  grab: number;
}

export interface ColumnPointerOptions {
  scale: DayScale;
  appointmentOf: (id: string) => Appointment | undefined;
  /** Whether an appointment of another column may be dropped into this one. */
  receives: (columnId: string) => boolean;
  /** A drag began or ended. */
  onHold: (isHeld: boolean) => void;
  onDrop: (target: DragTarget) => void;
  onOpen: (appointment: Appointment) => void;
  onFreeSlot: (columnId: string, start: number) => void;
}

const columnsIn = (surface: HTMLElement) =>
  [...surface.querySelectorAll<HTMLElement>('[data-column]')]
    .map((element) => ({ id: element.dataset.column ?? '', box: element.getBoundingClientRect() }))
    // On a phone all columns but one are hidden.
    .filter(({ box }) => box.width > 0);

const minutesAt = ({ y }: Point, { top, height }: DOMRect, { from, to }: DayScale) =>
  from + ((y - top) / height) * (to - from);

function targetAt(surface: HTMLElement, held: Held, at: Point, options: ColumnPointerOptions): DragTarget {
  const { appointment, start, resizes, grab } = held;
  const { scale, receives } = options;
  const columns = columnsIn(surface);
  const own = columns.find(({ id }) => id === held.columnId);
  const under = columns.find(({ box }) => at.x >= box.left && at.x < box.right);
  const column = !resizes && under && receives(under.id) ? under : own;
  const { duration } = appointment;
  if (!column) return { appointment, columnId: held.columnId, start, duration };
  const minutes = minutesAt(at, column.box, scale);
  return resizes
    ? {
        appointment,
        columnId: column.id,
        start,
        duration: snappedDuration(minutes, start, APPOINTMENT_LIMITS.durationMax, scale),
      }
    : {
        appointment,
        columnId: column.id,
        start: draggedStart(minutes - grab, start, duration, scale),
        duration,
      };
}

const isSame = (a: DragTarget | null, b: DragTarget) =>
  a?.columnId === b.columnId && a.start === b.start && a.duration === b.duration;

/**
 * Clicks and drags in the columns inside `surface`: elements with `data-column`, `data-appointment` and
 * `data-resize`. Returns where the dragged appointment would stand, or null.
 */
export function useColumnPointer(
  surface: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  options: ColumnPointerOptions,
): DragTarget | null {
  const [target, setTarget] = useState<DragTarget | null>(null);
  // Listeners stay for as long as the grid, and read the options of its latest drawing.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const area = surface.current;
    const box = scroller.current;
    if (!area || !box) return undefined;
    const appointmentAt = (element: Element) => {
      const { appointment } = element.closest<HTMLElement>('[data-appointment]')?.dataset ?? {};
      return appointment === undefined ? undefined : latest.current.appointmentOf(appointment);
    };
    const columnAt = (element: Element) => element.closest<HTMLElement>('[data-column]');

    const grip = (element: Element, at: Point): Held | null => {
      const appointment = appointmentAt(element);
      const column = columnAt(element);
      if (!appointment || !column || !OPEN_APPOINTMENT_STATUSES.includes(appointment.status)) return null;
      const start = minutesOf(practiceWallClock(appointment.date).time);
      return {
        appointment,
        columnId: column.dataset.column ?? '',
        start,
        resizes: element.closest('[data-resize]') !== null,
        grab: minutesAt(at, column.getBoundingClientRect(), latest.current.scale) - start,
      };
    };
    const letGo = () => {
      setTarget(null);
      latest.current.onHold(false);
    };
    const stop = followDrags<Held>(area, box, {
      grip,
      onLift: () => latest.current.onHold(true),
      onDrag: (held, at) => {
        const next = targetAt(area, held, at, latest.current);
        setTarget((before) => (isSame(before, next) ? before : next));
      },
      onDrop: (held, at) => {
        const dropped = targetAt(area, held, at, latest.current);
        letGo();
        const stays =
          dropped.columnId === held.columnId &&
          dropped.start === held.start &&
          dropped.duration === held.appointment.duration;
        if (!stays) latest.current.onDrop(dropped);
      },
      onCancel: letGo,
    });
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const appointment = appointmentAt(event.target);
      if (appointment) return latest.current.onOpen(appointment);
      const column = columnAt(event.target);
      if (!column) return;
      const minutes = minutesAt(
        { x: event.clientX, y: event.clientY },
        column.getBoundingClientRect(),
        latest.current.scale,
      );
      latest.current.onFreeSlot(column.dataset.column ?? '', slotStart(minutes, latest.current.scale));
    };
    area.addEventListener('click', onClick);
    return () => {
      stop();
      area.removeEventListener('click', onClick);
    };
  }, [surface, scroller]);

  return target;
}
