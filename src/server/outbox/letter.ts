import { calendarFile } from '@/contract/appointments/ics';
import { CALENDAR_ID_DOMAIN } from '@/contract/common/brand';
import { formatPhone } from '@/contract/common/phone';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { MessageKind } from '@/contract/outbox/enums';
import { spokenTime } from '../appointments/noticeText';
import type { Mail } from '../mail/mailer';
import { greeting, letter, oneLine, spokenAs } from '../mail/templates';
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

/** One of two texts, by how the practice speaks to people. */
type As = ReturnType<typeof spokenAs>;

const REMINDING = {
  subject: ({ when }: Said, as: As) => `Recordatorio: ${as('tu', 'su')} cita del ${when}`,
  text: ({ when, practice, therapist }: Said, as: As) =>
    `${as('Te recordamos tu', 'Le recordamos su')} cita en ${practice} el ${when}, con ${therapist}.`,
};

/** Subject of a mail about one appointment, and its sentence. Neither says what is treated. */
const TEXTS: Record<MessageKind, Record<'subject' | 'text', (said: Said, as: As) => string>> = {
  BOOKED: {
    subject: ({ when }, as) => `${as('Tu', 'Su')} cita del ${when}`,
    text: ({ when, practice, therapist }, as) =>
      `${as('Tienes', 'Tiene')} una cita en ${practice} el ${when}, con ${therapist}.`,
  },
  MOVED: {
    subject: ({ when }, as) => `${as('Tu', 'Su')} cita cambia al ${when}`,
    text: ({ was, when, therapist }, as) =>
      `${as('Tu', 'Su')} cita del ${was} cambia: ahora es el ${when}, con ${therapist}.`,
  },
  CANCELLED: {
    subject: ({ when }, as) => `Cancelada ${as('tu', 'su')} cita del ${when}`,
    text: ({ when }, as) => `${as('Tu', 'Su')} cita del ${when} está cancelada.`,
  },
  REMINDER: REMINDING,
  LAST_REMINDER: REMINDING,
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

function ending(isOff: boolean, from: PracticeSender): string {
  const { phone, email } = from;
  const as = spokenAs(from);
  const calling = phone && `${as('llámanos', 'llámenos')} al ${formatPhone(phone)}`;
  const writing = email && `${as('escríbenos', 'escríbanos')} a ${email}`;
  const way = calling || writing || as('avísanos', 'avísenos');
  return `Si ${isOff ? as('quieres otra cita', 'quiere otra cita') : as('no puedes venir', 'no puede venir')}, ${way}.`;
}

/** The mail that tells a patient of one or several appointments. */
export function appointmentMail(about: AppointmentLetter): Mail {
  const { from, domain, timeZone, linkOf, to, patientName, messages } = about;
  const as = spokenAs(from);
  const said = ({ startsAt, knownStartsAt, therapistName }: OutgoingMessage): Said => ({
    when: spokenTime(startsAt, timeZone),
    was: spokenTime(knownStartsAt ?? startsAt, timeZone),
    practice: oneLine(from.name ?? '') || as('tu consulta', 'su consulta'),
    therapist: oneLine(therapistName),
  });
  const [first, ...more] = messages;
  if (!first) throw new Error('A mail about no appointment');
  const inOrder = [...messages].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return {
    ...letter({
      from,
      to,
      subject: oneLine(
        more.length > 0 ? as('Tus citas', 'Sus citas') : TEXTS[first.kind].subject(said(first), as),
      ),
      paragraphs: [
        greeting(from, patientName),
        ...inOrder.flatMap((message) => {
          const text = TEXTS[message.kind].text(said(message), as);
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
