import { calendarFile } from '@/contract/appointments/ics';
import { CALENDAR_ID_DOMAIN } from '@/contract/common/brand';
import { firstName } from '@/contract/common/firstName';
import { formatPhone } from '@/contract/common/phone';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { MessageKind } from '@/contract/outbox/enums';
import { spokenTime } from '../appointments/noticeText';
import type { Mail } from '../mail/mailer';
import { letter, oneLine } from '../mail/templates';
import type { PracticeSender } from '../practice/sender';
import type { OutgoingMessage } from './repository';

interface Said {
  /** Day and hour of the appointment. */
  when: string;
  /** Those that the patient knew. */
  was: string;
  /** Name of the practice. */
  practice: string;
  therapist: string;
}

/** Subject of a mail about one appointment, and its sentence. Neither says what is treated. */
const TEXTS: Record<MessageKind, { subject: (said: Said) => string; text: (said: Said) => string }> = {
  BOOKED: {
    subject: ({ when }) => `Tu cita del ${when}`,
    text: ({ when, practice, therapist }) => `Tienes una cita en ${practice} el ${when}, con ${therapist}.`,
  },
  MOVED: {
    subject: ({ when }) => `Tu cita cambia al ${when}`,
    text: ({ was, when, therapist }) => `Tu cita del ${was} cambia: ahora es el ${when}, con ${therapist}.`,
  },
  CANCELLED: {
    subject: ({ when }) => `Cancelada tu cita del ${when}`,
    text: ({ when }) => `Tu cita del ${when} está cancelada.`,
  },
  REMINDER: {
    subject: ({ when }) => `Recordatorio: tu cita del ${when}`,
    text: ({ when, practice, therapist }) =>
      `Te recordamos tu cita en ${practice} el ${when}, con ${therapist}.`,
  },
  LAST_REMINDER: {
    subject: ({ when }) => `Recordatorio: tu cita del ${when}`,
    text: ({ when, practice, therapist }) =>
      `Te recordamos tu cita en ${practice} el ${when}, con ${therapist}.`,
  },
};

export interface AppointmentLetter {
  from: PracticeSender;
  /** Host in the mail's id, and in the organizer's address of a practice without one. */
  domain: string;
  timeZone: string;
  /** Address of the page at which the patient answers about the appointment of a message. */
  linkOf: (message: OutgoingMessage) => string;
  to: string;
  patientName: string;
  /** One or more, the first of which names the mail. */
  messages: readonly OutgoingMessage[];
}

/** The calendar entry of an appointment, with the same id as in the feeds. */
function calendarOf(message: OutgoingMessage, { from, domain, to, timeZone }: AppointmentLetter) {
  const isOff = message.kind === 'CANCELLED';
  const { appointmentId, startsAt, duration, changedAt } = message;
  const status = isOff ? 'CANCELLED' : message.status;
  const name = oneLine(from.name ?? '') || 'Consulta';
  const entry = {
    uid: `${appointmentId}@${CALENDAR_ID_DOMAIN}`,
    start: startsAt,
    title: `Cita en ${name}`,
    location: from.address,
    ...{ duration, status, changedAt },
  };
  const organizer = { name, email: from.email ?? `no-responder@${domain}` };
  const method = isOff ? ('CANCEL' as const) : ('REQUEST' as const);
  return {
    name: `cita-${wallClockOf(startsAt, timeZone).date}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile([entry], 'Citas', { method, organizer, attendee: to }),
  };
}

const ending = (isOff: boolean, { phone, email }: PracticeSender): string => {
  const way = phone ? `llámanos al ${formatPhone(phone)}` : email ? `escríbenos a ${email}` : 'avísanos';
  return isOff ? `Si quieres otra cita, ${way}.` : `Si no puedes venir, ${way}.`;
};

/** The mail that tells a patient of one or several appointments. */
export function appointmentMail(about: AppointmentLetter): Mail {
  const { from, domain, timeZone, linkOf, to, patientName, messages } = about;
  const said = ({ startsAt, knownStartsAt, therapistName }: OutgoingMessage): Said => ({
    when: spokenTime(startsAt, timeZone),
    was: spokenTime(knownStartsAt ?? startsAt, timeZone),
    practice: oneLine(from.name ?? '') || 'tu consulta',
    therapist: oneLine(therapistName),
  });
  const [first, ...more] = messages;
  if (!first) throw new Error('A mail about no appointment');
  const inOrder = [...messages].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return {
    ...letter({
      from,
      to,
      subject: oneLine(more.length > 0 ? 'Tus citas' : TEXTS[first.kind].subject(said(first))),
      paragraphs: [
        `Hola, ${firstName(patientName)}:`,
        ...inOrder.flatMap((message) => {
          const text = TEXTS[message.kind].text(said(message));
          if (message.kind === 'CANCELLED') return [text];
          return [text, { text: 'Confirmar, cancelar o pedir otro día', link: linkOf(message) }];
        }),
      ],
      ending: ending(
        messages.every(({ kind }) => kind === 'CANCELLED'),
        from,
      ),
    }),
    messageId: `<${first.id}@${domain}>`,
    ...(from.email && { replyTo: from.email }),
    files: inOrder.map((message) => calendarOf(message, about)),
  };
}
