import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { SignedInUser } from '../http/access';
import type { CommandContext } from '../http/command';
import { DomainError, notFound, unauthorized } from '../http/errors';
import type { Reader } from './answers';
import { appointmentsRepository, type AppointmentRow, type Scope } from './repository';

/** Whose appointments the caller reaches: a therapist's own, a patient's own, everybody's for an ADMIN. */
export function scopeOf({ id, role, patientId }: SignedInUser): Scope {
  if (role === 'ADMIN') return {};
  if (role === 'THERAPIST') return { therapistId: id };
  if (!patientId) throw unauthorized();
  return { patientId };
}

/** What of an appointment the caller may see: notes belong to the therapist. */
export const readerOf = ({ user, timeZone }: Pick<CommandContext, 'user' | 'timeZone'>): Reader => ({
  timeZone,
  withNotes: user.role === 'THERAPIST',
});

/** The appointment if the caller reaches it, named to the access log. 404 where it is absent or somebody else's. */
export async function findAppointment(
  { db, user, audited }: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  id: string,
): Promise<AppointmentRow> {
  const row = await appointmentsRepository(db).find(scopeOf(user), id);
  if (!row) throw notFound(MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return row;
}

/** The patient whom the caller may give an appointment, named to the access log. */
export async function findPatient(
  { db, user, audited }: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  patientId: string,
) {
  const patient = await appointmentsRepository(db).findPatient(scopeOf(user), patientId);
  if (!patient) throw patientUnknown();
  audited({ patientId: patient.id });
  return patient;
}

/** 404 beside the form's field: absent, deleted and foreign patients are all alike. */
const patientUnknown = (): DomainError =>
  new DomainError(404, MESSAGES.patientUnknown, { fields: { patientId: MESSAGES.patientUnknown } });
