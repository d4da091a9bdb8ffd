import type { AppointmentStatus } from '@/contract/appointments/enums';
import { LOCALE } from '@/contract/common/limits';

/** State of an appointment for one person; `null` if they have none. */
export type Standing = { status: AppointmentStatus; startsAt: Date; duration: number } | null;

export type Reader = 'patient' | 'therapist';

interface NoticeText {
  title: string;
  message: string;
}

/** For example «lunes, 23 de noviembre a las 09:30». */
export function spokenTime(instant: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const time = new Intl.DateTimeFormat(LOCALE, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return `${day.format(instant)} a las ${time.format(instant)}`;
}

type Words = (when: string, minutes: number) => string;

const TEXTS = {
  created: {
    title: 'Nueva cita',
    patient: (when) => `Tienes una cita el ${when}.`,
    therapist: (when) => `Hay una cita nueva en tu agenda el ${when}.`,
  },
  moved: {
    title: 'Cita modificada',
    patient: (when) => `Tu cita es ahora el ${when}.`,
    therapist: (when) => `Una cita de tu agenda es ahora el ${when}.`,
  },
  movedAndConfirmed: {
    title: 'Cita modificada',
    patient: (when) => `Tu cita es ahora el ${when} y está confirmada.`,
    therapist: (when) => `Una cita de tu agenda es ahora el ${when} y está confirmada.`,
  },
  stretched: {
    title: 'Cita modificada',
    patient: (when, minutes) => `Tu cita del ${when} dura ahora ${minutes} minutos.`,
    therapist: (when, minutes) => `La cita del ${when} dura ahora ${minutes} minutos.`,
  },
  confirmed: {
    title: 'Cita confirmada',
    patient: (when) => `Tu cita del ${when} está confirmada.`,
    therapist: (when) => `Se ha confirmado la cita del ${when}.`,
  },
  unconfirmed: {
    title: 'Cita modificada',
    patient: (when) => `Tu cita del ${when} está pendiente de confirmar.`,
    therapist: (when) => `La cita del ${when} está pendiente de confirmar.`,
  },
  cancelled: {
    title: 'Cita cancelada',
    patient: (when) => `Se ha cancelado tu cita del ${when}.`,
    therapist: (when) => `Se ha cancelado la cita del ${when}.`,
  },
  restored: {
    title: 'Cita recuperada',
    patient: (when) => `Tu cita del ${when} sigue en pie.`,
    therapist: (when) => `La cita del ${when} sigue en pie.`,
  },
} satisfies Record<string, { title: string; patient: Words; therapist: Words }>;

type Event = keyof typeof TEXTS;

type OpenStanding = NonNullable<Standing> & { status: 'SCHEDULED' | 'CONFIRMED' };

const isOpen = (standing: Standing): standing is OpenStanding =>
  standing?.status === 'SCHEDULED' || standing?.status === 'CONFIRMED';

/**
 * The event to tell a person about. `known` is what they were last told, `present` the current state. `of`
 * says which of the two gives the time that the notice names. Null if there is nothing to tell.
 */
function eventBetween(known: Standing, present: Standing): { event: Event; of: 'known' | 'present' } | null {
  if (!isOpen(present)) {
    const ended = present?.status === 'COMPLETED' || present?.status === 'NO_SHOW';
    return isOpen(known) && !ended ? { event: 'cancelled', of: 'known' } : null;
  }
  const about = (event: Event) => ({ event, of: 'present' as const });
  if (!known) return about('created');
  if (known.status === 'CANCELLED') return about('restored');
  if (!isOpen(known)) return null;
  const confirmed = known.status === 'SCHEDULED' && present.status === 'CONFIRMED';
  if (known.startsAt.getTime() !== present.startsAt.getTime())
    return about(confirmed ? 'movedAndConfirmed' : 'moved');
  if (confirmed) return about('confirmed');
  if (known.status !== present.status) return about('unconfirmed');
  return known.duration === present.duration ? null : about('stretched');
}

interface NoticeOptions {
  reader: Reader;
  now: Date;
  timeZone: string;
}

/**
 * Text of the notice of a change to an upcoming appointment, without clinical detail. Null: no notice is
 * needed.
 */
export function noticeText(
  known: Standing,
  present: Standing,
  { reader, now, timeZone }: NoticeOptions,
): NoticeText | null {
  const change = eventBetween(known, present);
  const standing = change?.of === 'known' ? known : present;
  if (!change || !standing || standing.startsAt < now) return null;
  const { title, [reader]: words } = TEXTS[change.event];
  return { title, message: words(spokenTime(standing.startsAt, timeZone), standing.duration) };
}
