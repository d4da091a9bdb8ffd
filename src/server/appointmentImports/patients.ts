import { and, eq, inArray } from 'drizzle-orm';
import { matchPatient, type Match } from '@/contract/appointmentImports/match';
import type { FoundAppointment } from '@/contract/appointmentImports/schemas';
import { attends } from '../care/relation';
import { patientDetails, patients } from '../db/schema';
import type { CommandContext } from '../core/context';
import { candidatesOf } from '../patients/candidates';
import { live } from '../patients/repository';

/** Patients among `ids` whom a therapist attends today, with what tells them apart. */
const attendedBy = ({ db, user }: Pick<CommandContext, 'db' | 'user'>, therapistId: string, ids: string[]) =>
  db
    .select({
      id: patients.id,
      name: patients.name,
      email: patients.email,
      phone: patients.phone,
      secondPhone: patientDetails.secondPhone,
      documentNumber: patientDetails.documentNumber,
    })
    .from(patients)
    .leftJoin(patientDetails, eq(patientDetails.patientId, patients.id))
    .where(and(inArray(patients.id, ids), attends({ id: therapistId, today: user.today }), live));

type Attended = Awaited<ReturnType<typeof attendedBy>>[number];

/**
 * Whose each row is, among the patients whom the therapist attends. An ADMIN's rows are not compared by document: who has
 * which is not for them to know.
 */
export async function patientsOfRows(
  context: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string,
  rows: readonly FoundAppointment[],
): Promise<Match<Attended>[]> {
  const isAdmin = context.user.role === 'ADMIN';
  const people = rows.map(({ name, email, phone, documentNumber }) => ({
    name: name ?? '',
    email,
    phone,
    documentNumber: isAdmin ? null : documentNumber,
  }));
  const candidates = await candidatesOf(context.db, people);
  const ids = [...new Set(candidates.map(({ id }) => id))];
  const known = new Map(
    (ids.length === 0 ? [] : await attendedBy(context, therapistId, ids)).map((row) => [row.id, row]),
  );
  const of = people.map((): Attended[] => []);
  for (const { at, id } of candidates) {
    const row = known.get(id);
    if (row) of[at]?.push(isAdmin ? { ...row, documentNumber: null } : row);
  }
  return people.map((person, at) => matchPatient(person, of[at] ?? []));
}

/** Ids among `ids` of patients whom a therapist attends today. */
export async function attendedAmong(
  context: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string,
  ids: string[],
): Promise<Set<string>> {
  const rows = await attendedBy(context, therapistId, ids);
  return new Set(rows.map(({ id }) => id));
}
