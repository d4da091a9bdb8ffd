import { calendarFile } from '@/contract/ics';
import { CALENDAR_ID_DOMAIN } from '@/contract/common/constants';
import { formatPhone } from '@/contract/common/text';
import { wallClockOf } from '@/contract/common/practiceTime';
import { filledText, type MailText, type WritableMail, writableMailOf } from '@/contract/outbox';
import { spokenTime } from '../appointments/noticeText';
import type { Mail } from '../mail/mailer';
import { greeting, letter, oneLine, spokenAs } from '../mail/templates';
import type { PracticeSender } from '../practice/queries';
import type { OutgoingMessage } from './repository';

/** One of two texts, by how the practice speaks to people. */
type As = ReturnType<typeof spokenAs>;

/** Subject of a mail about one appointment. It does not say what is treated. */
const SUBJECTS: Record<WritableMail, (when: string, as: As) => string> = {
  BOOKED: (when, as) => `${as('Tu', 'Su')} cita del ${when}`,
  MOVED: (when, as) => `${as('Tu', 'Su')} cita cambia al ${when}`,
  CANCELLED: (when, as) => `Cancelada ${as('tu', 'su')} cita del ${when}`,
  REMINDER: (when, as) => `Recordatorio: ${as('tu', 'su')} cita del ${when}`,
};

export interface AppointmentLetter {
  from: PracticeSender;
  /** Host in the mail's id, and in the organizer's address of a practice without one. */
  domain: string;
  timeZone: string;
  /** The sentences of each kind of mail. */
  texts: Record<WritableMail, MailText>;
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

/** How to tell the practice something: a part of a sentence. */
function contactOf(from: PracticeSender): string {
  const { phone, email } = from;
  const as = spokenAs(from);
  if (phone) return `${as('llámanos', 'llámenos')} al ${formatPhone(phone)}`;
  return email ? `${as('escríbenos', 'escríbanos')} a ${email}` : as('avísanos', 'avísenos');
}

/** The mail that tells a patient of one or several appointments. */
export function appointmentMail(about: AppointmentLetter): Mail {
  const { from, domain, timeZone, linkOf, to, patientName, messages, texts } = about;
  const as = spokenAs(from);
  const said = (text: string, { startsAt, knownStartsAt, therapistName }: OutgoingMessage): string =>
    oneLine(
      filledText(text, {
        cuando: spokenTime(startsAt, timeZone),
        antes: spokenTime(knownStartsAt ?? startsAt, timeZone),
        consulta: from.name || as('tu consulta', 'su consulta'),
        fisioterapeuta: therapistName,
        contacto: contactOf(from),
      }),
    );
  const textOf = ({ kind }: OutgoingMessage) => texts[writableMailOf(kind)];
  const [first, ...more] = messages;
  if (!first) throw new Error('A mail about no appointment');
  const inOrder = [...messages].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  // How to say that one cannot come, if there is anything to come to.
  const last = inOrder.find(({ kind }) => kind !== 'CANCELLED') ?? first;
  const subject = SUBJECTS[writableMailOf(first.kind)](spokenTime(first.startsAt, timeZone), as);
  return {
    ...letter({
      from,
      to,
      subject: oneLine(more.length > 0 ? as('Tus citas', 'Sus citas') : subject),
      paragraphs: [
        greeting(from, patientName),
        ...inOrder.flatMap((message) => {
          const text = said(textOf(message).opening, message);
          if (message.kind === 'CANCELLED') return [text];
          return [text, { text: 'Confirmar, cancelar o pedir otro día', link: linkOf(message) }];
        }),
      ],
      ending: said(textOf(last).closing, last),
    }),
    messageId: `<${first.id}@${domain}>`,
    ...(from.email && { replyTo: from.email }),
    files: inOrder.map((message) => calendarOf(message, about)),
  };
}
