import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { CARE_MESSAGES } from '@/contract/care';
import { actsForTherapist } from '../care/repository';
import { administers } from '@/contract/common/roles';
import { asAdministration, type CommandContext, type SignedInUser } from '../core/context';
import { type DomainError, forbidden, notFound, unauthorized } from '../core/errors';
import { attendsPatient, findReached } from '../patients/access';
import { appointmentsRepository, type AppointmentRow, type ListFilter, type Scope } from './repository';

/**
 * The appointments that the caller may reach: those that concern a therapist today, a patient's own, all for who
 * administers the practice.
 */
export function scopeOf({ id, role, alsoAdmin, patientId, today }: SignedInUser): Scope {
  if (role === 'ADMIN') return {};
  if (role === 'THERAPIST') return { carer: { id, today }, isWhole: alsoAdmin };
  if (!patientId) throw unauthorized();
  return { patientId };
}

/** Finds an appointment in the caller's scope and names its patient to the access log. Throws `notFound` otherwise. */
export async function findAppointment(
  { db, user, audited }: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  id: string,
  filter: Pick<ListFilter, 'withDeleted'> = {},
): Promise<AppointmentRow> {
  const row = await appointmentsRepository(db).find(scopeOf(user), id, filter);
  if (!row) throw notFound(MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return row;
}

/** Whether the caller may change the agenda of a therapist: administration, or who acts for them today. */
export const worksFor = async (
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string,
): Promise<boolean> => administers(user) || actsForTherapist(db, user, therapistId);

/**
 * Finds an appointment that the caller may change. A therapist changes those in an agenda that they look after today.
 * Throws `forbidden` for a colleague's appointment with a patient whom both attend.
 */
export async function findChangeable(
  context: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  id: string,
  filter: Pick<ListFilter, 'withDeleted'> = {},
): Promise<AppointmentRow> {
  const row = await findAppointment(context, id, filter);
  if (!(await worksFor(context, row.therapistId))) throw forbidden(CARE_MESSAGES.notInAgenda);
  return row;
}

/** The therapist of a new appointment: the one who books it, if they attend the patient, else the lead. */
export const bookedWith = (
  { id }: SignedInUser,
  { therapistId, isAttended }: { therapistId: string; isAttended: boolean },
): string => (isAttended ? id : therapistId);

/**
 * Finds a patient to whom the caller may give an appointment, and names the patient to the access log. `isAttended` says
 * whether the caller treats them.
 */
export async function findPatient(
  { db, user, audited }: Pick<CommandContext, 'db' | 'user' | 'audited'>,
  patientId: string,
) {
  const patient = await findReached(db, asAdministration(user), patientId);
  if (!patient) throw patientUnknown();
  audited({ patientId: patient.id });
  const isAttended =
    user.role === 'THERAPIST' && (!user.alsoAdmin || (await attendsPatient(db, user, patient.id)));
  return { ...patient, isAttended };
}

/**
 * `notFound` with the form field. Absent and deleted patients, and those whom the caller does not attend, get the same
 * answer.
 */
export const patientUnknown = (): DomainError =>
  notFound(MESSAGES.patientUnknown, { fields: { patientId: MESSAGES.patientUnknown } });
