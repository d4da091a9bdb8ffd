import { type Match, matchPatient } from '@/contract/appointmentImportMatch';
import type { FoundAppointment } from '@/contract/appointmentImportSchemas';
import type { CommandContext } from '../core/context';
import { likenessRepository, type LikeRow } from '../patients/likenessRepository';

/** Patients among `ids` whom a therapist attends today. */
const attendedBy = ({ db, user }: Pick<CommandContext, 'db' | 'user'>, therapistId: string, ids: string[]) =>
  likenessRepository(db).attendedAmong(ids, { id: therapistId, today: user.today });

/**
 * Whose each row is, among the patients whom the therapist attends. An ADMIN's rows are not compared by document: who has
 * which is not for them to know.
 */
export async function patientsOfRows(
  context: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string,
  rows: readonly FoundAppointment[],
): Promise<Match<LikeRow>[]> {
  const isAdmin = context.user.role === 'ADMIN';
  const people = rows.map(({ name, email, phone, documentNumber }) => ({
    name: name ?? '',
    email,
    phone,
    documentNumber: isAdmin ? null : documentNumber,
  }));
  const candidates = await likenessRepository(context.db).candidatesOf(people);
  const ids = [...new Set(candidates.map(({ id }) => id))];
  const known = new Map((await attendedBy(context, therapistId, ids)).map((row) => [row.id, row]));
  const of = people.map((): LikeRow[] => []);
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
