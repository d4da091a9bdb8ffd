import { LOCALE } from '@/contract/common/limits';
import type { Database } from '../db/database';
import { createNotification } from '../notifications/repository';
import type { AppointmentRow } from './repository';

type Event = 'created' | 'moved' | 'confirmed' | 'cancelled';

type Subject = Pick<AppointmentRow, 'startsAt' | 'patientUserId' | 'therapistId'>;

const TEXTS: Record<
  Event,
  { title: string; patient: (when: string) => string; therapist: (when: string) => string }
> = {
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
  confirmed: {
    title: 'Cita confirmada',
    patient: (when) => `Tu cita del ${when} está confirmada.`,
    therapist: (when) => `Se ha confirmado la cita del ${when}.`,
  },
  cancelled: {
    title: 'Cita cancelada',
    patient: (when) => `Se ha cancelado tu cita del ${when}.`,
    therapist: (when) => `Se ha cancelado la cita del ${when}.`,
  },
};

/** viernes, 5 de marzo, 09:30 */
function spoken(instant: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const time = new Intl.DateTimeFormat(LOCALE, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return `${day.format(instant)} a las ${time.format(instant)}`;
}

interface Announcement {
  event: Event;
  appointment: Subject;
  /** Who did it: nobody is told of their own doing. */
  actorId: string;
  now: Date;
  timeZone: string;
  /** How many more of the same series. */
  more?: number;
}

/** Tells patient and therapist of a change to an appointment that is still to come; no clinical detail. */
export async function announce(
  db: Database,
  { event, appointment, actorId, now, timeZone, more = 0 }: Announcement,
): Promise<void> {
  if (appointment.startsAt < now) return;
  const when = spoken(appointment.startsAt, timeZone);
  const rest = more > 0 ? ` Y ${more} más después.` : '';
  const { title, patient, therapist } = TEXTS[event];
  const shared = { type: 'APPOINTMENT', title, createdAt: now } as const;
  const { patientUserId, therapistId } = appointment;
  if (patientUserId && patientUserId !== actorId) {
    await createNotification(db, {
      ...shared,
      userId: patientUserId,
      message: patient(when) + rest,
      link: '/my-appointments',
    });
  }
  if (therapistId !== actorId) {
    await createNotification(db, {
      ...shared,
      userId: therapistId,
      message: therapist(when) + rest,
      link: '/appointments',
    });
  }
}
