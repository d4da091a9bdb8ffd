import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { CARE_MESSAGES } from '@/contract/care/messages';
import { actsForTherapist } from '../care/repository';
import type { CommandContext, SignedInUser } from '../core/context';
import { type DomainError, forbidden, notFound, unauthorized } from '../core/errors';
import { findReached } from '../patients/access';
import { appointmentsRepository, type AppointmentRow, type Scope } from './repository';

/** The appointments that the caller may reach: those that concern a therapist today, a patient's own, all for an ADMIN. */
export function scopeOf({ id, role, patientId, today }: SignedInUser): Scope {
  if (role === 'ADMIN') return {};
  if (role === 'THERAPIST') return { carer: { id, today } };
  if (!patientId) throw unauthorized();
  return { patientId };
}

/** Finds an appointment in the caller's scope and names its patient to the access log. Throws `notFound` otherwise. */
export async function findAppointment(
  { db, user, audited }: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  id: string,
): Promise<AppointmentRow> {
  const row = await appointmentsRepository(db).find(scopeOf(user), id);
  if (!row) throw notFound(MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return row;
}

/**
 * Finds an appointment that the caller may change. A therapist changes those in an agenda that they look after today.
 * Throws `forbidden` for a colleague's appointment with a patient whom both attend.
 */
export async function findChangeable(
  context: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  id: string,
): Promise<AppointmentRow> {
  const row = await findAppointment(context, id);
  const { db, user } = context;
  if (user.role === 'THERAPIST' && !(await actsForTherapist(db, user, row.therapistId)))
    throw forbidden(CARE_MESSAGES.notInAgenda);
  return row;
}

/** Whether the caller may give an appointment back to its former therapist: administration, or who acts for them today. */
export const mayGiveBack = async (
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  formerId: string,
): Promise<boolean> => user.role === 'ADMIN' || actsForTherapist(db, user, formerId);

/** The therapist of a new appointment: the one who books it, or for an ADMIN the lead of the patient. */
export const bookedWith = ({ id, role }: SignedInUser, { therapistId }: { therapistId: string }): string =>
  role === 'THERAPIST' ? id : therapistId;

/** Finds a patient to whom the caller may give an appointment, and names the patient to the access log. */
export async function findPatient(
  { db, user, audited }: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  patientId: string,
) {
  const patient = await findReached(db, user, patientId);
  if (!patient) throw patientUnknown();
  audited({ patientId: patient.id });
  return patient;
}

/**
 * `notFound` with the form field. Absent and deleted patients, and those whom the caller does not attend, get the same
 * answer.
 */
export const patientUnknown = (): DomainError =>
  notFound(MESSAGES.patientUnknown, { fields: { patientId: MESSAGES.patientUnknown } });
