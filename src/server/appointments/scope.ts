import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { SignedInUser } from '../http/access';
import type { CommandContext } from '../http/command';
import { DomainError, notFound, unauthorized } from '../http/errors';
import type { Reader } from './answers';
import { appointmentsRepository, type AppointmentRow, type Scope } from './repository';

/** The appointments that the caller may reach: a therapist's own, a patient's own, all for an ADMIN. */
export function scopeOf({ id, role, patientId }: SignedInUser): Scope {
  if (role === 'ADMIN') return {};
  if (role === 'THERAPIST') return { therapistId: id };
  if (!patientId) throw unauthorized();
  return { patientId };
}

/** The fields that the caller may see: only a therapist sees the notes. */
export const readerOf = ({ user, timeZone }: Pick<CommandContext, 'user' | 'timeZone'>): Reader => ({
  timeZone,
  withNotes: user.role === 'THERAPIST',
});

/**
 * Finds an appointment in the caller's scope and names its patient to the access log. Throws 404 otherwise.
 */
export async function findAppointment(
  { db, user, audited }: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  id: string,
): Promise<AppointmentRow> {
  const row = await appointmentsRepository(db).find(scopeOf(user), id);
  if (!row) throw notFound(MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return row;
}

/** Finds a patient to whom the caller may give an appointment, and names the patient to the access log. */
export async function findPatient(
  { db, user, audited }: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  patientId: string,
) {
  const patient = await appointmentsRepository(db).findPatient(scopeOf(user), patientId);
  if (!patient) throw patientUnknown();
  audited({ patientId: patient.id });
  return patient;
}

/** 404 with the form field. Absent, deleted and other therapists' patients get the same answer. */
const patientUnknown = (): DomainError =>
  new DomainError(404, MESSAGES.patientUnknown, { fields: { patientId: MESSAGES.patientUnknown } });
