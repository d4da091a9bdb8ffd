import { MINUTE_MS } from '@/contract/common/constants';
import { APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import type { Appointment, AppointmentSlot } from '@/contract/appointmentAnswers';
import { formatLongDate, formatShortDate, formatTime } from '@/shared/lib/dates';

const endOf = ({ date, duration }: AppointmentSlot) => new Date(Date.parse(date) + duration * MINUTE_MS);

/** 09:30–10:30 */
export const timeSpan = (slot: AppointmentSlot): string =>
  `${formatTime(slot.date)}–${formatTime(endOf(slot))}`;

/** 'viernes, 5 de marzo de 2027 a las 09:30' */
export const longMoment = (date: string): string => `${formatLongDate(date)} a las ${formatTime(date)}`;

/** 'Punción seca', or 'Tratamiento': a service names the type of an appointment more exactly. */
export const kindText = ({ service, type }: Pick<Appointment, 'service' | 'type'>): string =>
  service?.name ?? APPOINTMENT_TYPE_LABELS[type];

/** 'Punción seca · Sala 1': service and room, as far as they are set; else empty. */
export const offerText = ({ service, room }: Pick<Appointment, 'service' | 'room'>): string =>
  [service?.name, room?.name].filter(Boolean).join(' · ');

/** lun, 23 nov · 09:30 */
export const shortSlot = (slot: AppointmentSlot): string =>
  `${formatShortDate(slot.date)} · ${formatTime(slot.date)}`;

/** 'Ana López, viernes, 5 de marzo de 2027, 09:30': distinguishes an appointment from all others. */
export const fullName = ({ patientName, date }: Appointment): string =>
  `${patientName}, ${formatLongDate(date)}, ${formatTime(date)}`;
