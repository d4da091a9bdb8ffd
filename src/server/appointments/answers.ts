import { toOffsetIso } from '@/contract/common/practiceTime';
import type { AppointmentUndo } from '@/contract/appointmentAnswers';
import { serviceColourOf } from '@/contract/services';
import type { CommandContext } from '../core/context';
import type { AppointmentRow } from './repository';

/** Options that decide which fields of an appointment the reader sees. */
export interface Reader {
  timeZone: string;
  /** Only staff chooses among therapists, and is told who has arrived. */
  withTherapistId: boolean;
}

/** The fields that the caller may see of any appointment. */
export const readerOf = ({ user, timeZone }: Pick<CommandContext, 'user' | 'timeZone'>): Reader => ({
  timeZone,
  withTherapistId: user.role !== 'PATIENT',
});

/** The service as the answer shows it. */
const serviceOf = ({ serviceId: id, serviceName: name, serviceColour }: AppointmentRow) =>
  id !== null && name !== null ? { id, name, colour: serviceColourOf(serviceColour) } : null;

const roomOf = ({ roomId: id, roomName: name }: AppointmentRow) =>
  id !== null && name !== null ? { id, name } : null;

/** Converts a row into the appointment of an answer. Notes and episode may be clinical: only who treats sees them. */
export const toAppointment = (row: AppointmentRow, { timeZone, withTherapistId }: Reader) => ({
  id: row.id,
  patientId: row.patientId,
  patientName: row.patientName,
  patientPhone: row.patientPhone,
  patientEmail: row.patientEmail,
  date: toOffsetIso(row.startsAt, timeZone),
  duration: row.duration,
  type: row.type,
  status: row.status,
  notes: row.isTreated ? row.notes : null,
  therapist: {
    ...(withTherapistId && { id: row.therapistId }),
    name: row.therapistName,
    phone: row.therapistPhone,
  },
  service: serviceOf(row),
  room: roomOf(row),
  ...(withTherapistId && { arrivedAt: row.arrivedAt?.toISOString() ?? null }),
  ...(withTherapistId && row.asksAnotherDay && { asksAnotherDay: true }),
  ...(row.isTreated && { episodeId: row.episodeId }),
});

/** An appointment after a change, with how to undo it if something changed. */
export interface Changed {
  row: AppointmentRow;
  undo?: AppointmentUndo;
}

/** Answer with one appointment. */
export const oneShown = (context: CommandContext, row: AppointmentRow) => ({
  appointment: toAppointment(row, readerOf(context)),
});

/** Answer with a changed appointment, and how to undo the change. */
export const changeShown = (context: CommandContext, { row, undo: back }: Changed) => ({
  ...oneShown(context, row),
  ...(back && { undo: back }),
});
