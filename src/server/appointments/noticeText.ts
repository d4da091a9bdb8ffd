import type { AppointmentStatus } from '@/contract/appointments';
import { LOCALE } from '@/contract/common/constants';

/** State of an appointment for one person; `null` if they have none. */
export type Standing = {
  status: AppointmentStatus;
  startsAt: Date;
  duration: number;
  /** Null where a notice of an earlier version does not say. */
  therapistId: string | null;
} | null;

/** `standIn`: a colleague who looks after the therapist's agenda today. `former`: somebody in whose agenda it was. */
export type Reader = 'patient' | 'therapist' | 'standIn' | 'former';

/** The agenda of an appointment of the therapist with a name, as the reader calls it. */
const AGENDAS: Record<Reader, (name: string) => string> = {
  patient: (name) => `la agenda de ${name}`,
  therapist: () => 'tu agenda',
  standIn: () => 'su agenda',
  former: (name) => `la agenda de ${name}`,
};

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

/** A text about an appointment for who stands in for the therapist with a name: whose agenda it is comes first. */
export const asStandIn = (name: string, text: string): string => `Sustituyes a ${name}. ${text}`;

interface Said {
  when: string;
  minutes: number;
  /** Whose agenda it is, for who works in one. */
  agenda: string;
  /** Name of who gives it. */
  therapist: string;
}

type Words = (said: Said) => string;

const TEXTS = {
  created: {
    title: 'Nueva cita',
    patient: ({ when }) => `Tienes una cita el ${when}.`,
    therapist: ({ when, agenda }) => `Hay una cita nueva en ${agenda} el ${when}.`,
  },
  moved: {
    title: 'Cita modificada',
    patient: ({ when }) => `Tu cita es ahora el ${when}.`,
    therapist: ({ when, agenda }) => `Una cita de ${agenda} es ahora el ${when}.`,
  },
  movedAndConfirmed: {
    title: 'Cita modificada',
    patient: ({ when }) => `Tu cita es ahora el ${when} y está confirmada.`,
    therapist: ({ when, agenda }) => `Una cita de ${agenda} es ahora el ${when} y está confirmada.`,
  },
  passedOn: {
    title: 'Cambio de fisioterapeuta',
    patient: ({ when, therapist }) => `Tu cita del ${when} es ahora con ${therapist}.`,
    therapist: ({ when, agenda }) => `La cita del ${when} está ahora en ${agenda}.`,
  },
  movedAndPassedOn: {
    title: 'Cita modificada',
    patient: ({ when, therapist }) => `Tu cita es ahora el ${when} con ${therapist}.`,
    therapist: ({ when, agenda }) => `Una cita es ahora el ${when} y está en ${agenda}.`,
  },
  stretched: {
    title: 'Cita modificada',
    patient: ({ when, minutes }) => `Tu cita del ${when} dura ahora ${minutes} minutos.`,
    therapist: ({ when, minutes }) => `La cita del ${when} dura ahora ${minutes} minutos.`,
  },
  confirmed: {
    title: 'Cita confirmada',
    patient: ({ when }) => `Tu cita del ${when} está confirmada.`,
    therapist: ({ when }) => `Se ha confirmado la cita del ${when}.`,
  },
  unconfirmed: {
    title: 'Cita modificada',
    patient: ({ when }) => `Tu cita del ${when} está pendiente de confirmar.`,
    therapist: ({ when }) => `La cita del ${when} está pendiente de confirmar.`,
  },
  cancelled: {
    title: 'Cita cancelada',
    patient: ({ when }) => `Se ha cancelado tu cita del ${when}.`,
    therapist: ({ when }) => `Se ha cancelado la cita del ${when}.`,
  },
  restored: {
    title: 'Cita recuperada',
    patient: ({ when }) => `Tu cita del ${when} sigue en pie.`,
    therapist: ({ when }) => `La cita del ${when} sigue en pie.`,
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
  const passedOn = known.therapistId !== null && known.therapistId !== present.therapistId;
  const moved = known.startsAt.getTime() !== present.startsAt.getTime();
  if (passedOn) return about(moved ? 'movedAndPassedOn' : 'passedOn');
  if (moved) return about(confirmed ? 'movedAndConfirmed' : 'moved');
  if (confirmed) return about('confirmed');
  if (known.status !== present.status) return about('unconfirmed');
  return known.duration === present.duration ? null : about('stretched');
}

/** The same for who had the appointment: they are told of the time that they know. */
function eventForFormer(known: Standing, present: Standing): ReturnType<typeof eventBetween> {
  const change = known && eventBetween(known, present);
  return change && isOpen(present) ? { event: 'passedOn', of: 'known' } : change;
}

interface NoticeOptions {
  reader: Reader;
  /** Name of the appointment's therapist. */
  therapistName: string;
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
  { reader, therapistName: name, now, timeZone }: NoticeOptions,
): NoticeText | null {
  const change = reader === 'former' ? eventForFormer(known, present) : eventBetween(known, present);
  const standing = change?.of === 'known' ? known : present;
  if (!change || !standing || standing.startsAt < now) return null;
  const { title, patient, therapist } = TEXTS[change.event];
  const words: Words = reader === 'patient' ? patient : therapist;
  const message = words({
    when: spokenTime(standing.startsAt, timeZone),
    minutes: standing.duration,
    agenda: AGENDAS[reader](name),
    therapist: name,
  });
  return { title, message: reader === 'standIn' ? asStandIn(name, message) : message };
}
