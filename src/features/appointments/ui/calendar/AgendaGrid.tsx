import { HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { counted } from '@/contract/common/text';
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type DateSelectInfo,
  type EventDisplayInfo,
  type EventInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import spanish from '@fullcalendar/react/locales/es';
import '@fullcalendar/react/skeleton.css';
import theme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useTransition } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_LIMITS, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import type { Timetable } from '@/contract/timetable';
import { practiceZone } from '@/shared/lib/dates';
import { cx } from '@/shared/lib/css';
import { visibleHours, businessHoursOf } from './calendarHours';
import type { CalendarRange } from '../../slice';
import type { Move } from '../../useMove';
import styles from './AgendaGrid.module.css';
import { AppointmentFace, appointmentClass, type Looks } from './AppointmentFace';
import faceStyles from './AppointmentFace.module.css';
import type { FreeSlot } from './agendaChoices';
import { useSettled } from './useSettled';

export interface AgendaGridProps extends Looks {
  appointments: readonly Appointment[];
  range: CalendarRange;
  /** Day shown by the view, `YYYY-MM-DD`. */
  date: string;
  /** When appointments are given; the rest is shaded. */
  week: Timetable;
  withTherapist: boolean;
  onOpen: (appointment: Appointment) => void;
  onCreate: (slot: FreeSlot) => void;
  /** Called after a drag or resize. Resolves to whether the change is kept. */
  onMove: (move: Move) => Promise<boolean>;
  /** Called when a day's number or its '+n más' is pressed. */
  onDay: (date: string) => void;
  /** Called when the view of `range` and `date` is drawn, and again when this function changes. */
  onDrawn?: () => void;
}

const VIEWS: Record<CalendarRange, string> = {
  day: 'timeGridDay',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
};

/** FullCalendar writes instants in the calendar's zone: `2027-03-28T10:00:00+02:00`. */
const wallClock = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11, 16) });

function toEvent(appointment: Appointment): EventInput {
  const start = new Date(appointment.date);
  return {
    id: appointment.id,
    title: appointment.patientName,
    start: appointment.date,
    end: new Date(start.getTime() + appointment.duration * MINUTE_MS).toISOString(),
    editable: OPEN_APPOINTMENT_STATUSES.includes(appointment.status),
    extendedProps: { appointment },
  };
}

/** Undefined for the box that FullCalendar draws over a selected free slot. */
const drawnAppointment = (info: { event: { extendedProps: Record<string, unknown> } }) =>
  info.event.extendedProps.appointment as Appointment | undefined;

const appointmentOf = (info: Parameters<typeof drawnAppointment>[0]) => drawnAppointment(info) as Appointment;

/** FullCalendar's argument after a drag or resize. */
interface Dropped {
  event: {
    startStr: string;
    start: Date | null;
    end: Date | null;
    extendedProps: Record<string, unknown>;
  };
  revert: () => void;
}

const moveOf = (info: Dropped): Move => {
  const { start, end, startStr } = info.event;
  const minutes = start && end ? (end.getTime() - start.getTime()) / MINUTE_MS : 0;
  const { durationMin, durationMax } = APPOINTMENT_LIMITS;
  const duration = Math.min(durationMax, Math.max(durationMin, minutes));
  // The month has no hours: only the day changes.
  return { appointment: appointmentOf(info), ...wallClock(startStr), duration };
};

const eventClass = (info: EventDisplayInfo, looks: Looks) => {
  const appointment = drawnAppointment(info);
  return (appointment ? appointmentClass(appointment, looks) : styles.wanted) ?? '';
};

/** Free slot for a selected stretch of time. */
function slotOf({ startStr, start, end, allDay }: DateSelectInfo): FreeSlot {
  const wall = wallClock(startStr);
  // A day of the month view has no time.
  if (allDay) return { date: wall.date, time: '' };
  const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
  // A click selects one 30-minute step, which is not a chosen duration.
  return { ...wall, ...(minutes > 30 && { duration: minutes }) };
}

/** Constant options of FullCalendar. */
const FIXED = {
  plugins: [theme, timeGrid, dayGrid, interaction],
  locales: [spanish],
  locale: 'es',
  headerToolbar: false,
  height: 'auto',
  firstDay: 1,
  // A month asks for the appointments of its own weeks alone, so that others would look free.
  fixedWeekCount: false,
  allDaySlot: false,
  slotDuration: '00:30',
  snapDuration: '00:15',
  slotHeaderFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  nonBusinessHoursClass: styles.closed,
  timedText: 'Citas del día',
  nowIndicator: true,
  nowIndicatorLineClass: styles.now,
  // `AppointmentFace` shows the time. FullCalendar's hidden own text would cost as much to render.
  displayEventTime: false,
  dayHeaderClass: (info) => (info.isToday ? (styles.today ?? '') : ''),
  editable: true,
  eventDisplay: 'block',
  eventResizableFromStart: false,
  dayMaxEvents: 4,
  moreLinkText: (count) => `+${count} más`,
  moreLinkHint: (count) => `Ver ${counted(count, ['cita', 'citas'])} más`,
  navLinks: true,
  selectable: true,
  selectMirror: true,
} satisfies CalendarOptions;

/** What is shown of a value: while it is held, what it was then, so that nothing moves under the hand. */
function useHeld<Value>(value: Value) {
  const [isHeld, setHeld] = useState(false);
  const [shown, setShown] = useState(value);
  if (!isHeld && shown !== value) setShown(value);
  return [isHeld ? shown : value, setHeld] as const;
}

/** Handlers of the calendar that hold it while something is dragged or stretched. */
function holding(setHeld: (isHeld: boolean) => void) {
  const [hold, letGo] = [() => setHeld(true), () => setHeld(false)];
  return { eventDragStart: hold, eventDragStop: letGo, eventResizeStart: hold, eventResizeStop: letGo };
}

/**
 * Day, week and month on FullCalendar, always in the practice's time zone. All its props are memoised,
 * because it redraws everything when any of them changes identity.
 */
export function AgendaGrid(props: AgendaGridProps) {
  const { range, date, week, withTherapist, therapists, markedId, onDrawn } = props;
  const [appointments, setHeld] = useHeld(props.appointments);
  const calendar = useRef<CalendarRef>(null);
  const [first] = useState({ range, date });
  const at = useRef(first);
  // Latest handlers. FullCalendar's events read them after the commit, so the grid's props stay stable.
  const handlers = useRef(props);
  useLayoutEffect(() => {
    handlers.current = props;
  });
  const events = useMemo(() => appointments.map(toEvent), [appointments]);
  // One day of the month stands for all of them, so that another day draws no shades again.
  const month = `${date.slice(0, 7)}-01`;
  const businessHours = useMemo(() => businessHoursOf(week, month), [week, month]);
  const { from, to } = useMemo(
    () => visibleHours(appointments, businessHours),
    [appointments, businessHours],
  );

  const frame = useRef<HTMLDivElement>(null);
  const [isMoving, startMoving] = useTransition();
  const { isSettled, hasSettled } = useSettled(frame, isMoving ? null : `${range} ${date}`);

  // Before paint, so that no frame shows the old days without marking the grid as busy.
  useLayoutEffect(() => {
    if (at.current.range === range && at.current.date === date) return;
    at.current = { range, date };
    // Drawing a week takes tens of milliseconds; a transition lets typing and clicks interrupt it.
    startMoving(() => calendar.current?.getApi().changeView(VIEWS[range], date));
  }, [range, date]);
  useEffect(() => onDrawn?.(), [onDrawn]);

  // A mouse selects with a click, a finger only after a long press: a tap is told as a click on a date. Both may be told.
  const created = useRef<number>(undefined);
  const grid = useMemo(() => {
    const create = (slot: FreeSlot, event: Event | null) => {
      calendar.current?.getApi().unselect();
      if (event && event.timeStamp === created.current) return;
      created.current = event?.timeStamp;
      handlers.current.onCreate(slot);
    };
    const settle = async (info: Dropped) => {
      setHeld(true);
      const stays = await handlers.current.onMove(moveOf(info));
      if (!stays) info.revert();
      setHeld(false);
    };
    return (
      <FullCalendar
        ref={calendar}
        {...FIXED}
        timeZone={practiceZone()}
        initialView={VIEWS[first.range]}
        initialDate={first.date}
        businessHours={businessHours}
        slotMinTime={from}
        slotMaxTime={to}
        events={events}
        eventClass={(info: EventDisplayInfo) => eventClass(info, { therapists, markedId })}
        eventContent={(info: EventDisplayInfo) => {
          const appointment = drawnAppointment(info);
          return appointment ? (
            <AppointmentFace
              appointment={appointment}
              withTherapist={withTherapist}
              compact={range === 'month'}
            />
          ) : (
            <WantedFace start={info.event.startStr} end={info.event.endStr} />
          );
        }}
        // Appointments of several therapists at the same time are drawn side by side, so that none hides
        // another.
        slotEventOverlap={!withTherapist}
        moreLinkClick={(info) => handlers.current.onDay(isoDay(info.date))}
        navLinkDayClick={(day: Date) => handlers.current.onDay(isoDay(day))}
        select={(info) => create(slotOf(info), info.jsEvent)}
        dateClick={({ dateStr, allDay, jsEvent }) =>
          create({ date: wallClock(dateStr).date, time: allDay ? '' : wallClock(dateStr).time }, jsEvent)
        }
        eventClick={(info) => handlers.current.onOpen(appointmentOf(info))}
        {...holding(setHeld)}
        eventDrop={(info) => void settle(info)}
        eventResize={(info) => void settle(info)}
      />
    );
  }, [events, first, from, to, range, withTherapist, therapists, markedId, businessHours, setHeld]);

  return (
    <div
      ref={frame}
      className={cx(styles.agenda, !hasSettled && styles.settling)}
      aria-busy={!isSettled || undefined}
    >
      {grid}
    </div>
  );
}

/** FullCalendar gives a day as midnight in the zone or in UTC. Twelve hours later is the same day in both. */
const isoDay = (day: Date): string => new Date(day.getTime() + 12 * HOUR_MS).toISOString().slice(0, 10);

/** Start and end of the free slot being selected. */
function WantedFace({ start, end }: { start: string; end: string }) {
  return (
    <span className={faceStyles.face}>
      {wallClock(start).time}–{wallClock(end).time}
    </span>
  );
}
