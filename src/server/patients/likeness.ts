import { and, eq, inArray } from 'drizzle-orm';
import { likenessOf, likenessWeight, type Identity } from '@/contract/patients/likeness';
import type { DuplicateCheckBody } from '@/contract/patients/schemas';
import { attends } from '../care/relation';
import { patientDetails, patients } from '../db/schema';
import type { CommandContext } from '../core/context';
import { candidatesOf } from './candidates';
import { live } from './repository';

/** How many likely duplicates are shown. */
const SHOWN = 5;

type Reading = Pick<CommandContext, 'db' | 'user'>;

/** The records among `ids` that a therapist attends, with what tells them apart. */
const attendedAmong = ({ db, user }: Reading, ids: string[]) =>
  db
    .select({
      id: patients.id,
      name: patients.name,
      email: patients.email,
      phone: patients.phone,
      dateOfBirth: patients.dateOfBirth,
      secondPhone: patientDetails.secondPhone,
      documentNumber: patientDetails.documentNumber,
    })
    .from(patients)
    .leftJoin(patientDetails, eq(patientDetails.patientId, patients.id))
    .where(and(inArray(patients.id, ids), attends(user), live));

/** The same of the whole practice for an ADMIN, who knows names and contacts alone. */
async function contactsAmong({ db }: Reading, ids: string[]) {
  const rows = await db
    .select({ id: patients.id, name: patients.name, email: patients.email, phone: patients.phone })
    .from(patients)
    .where(and(inArray(patients.id, ids), live));
  return rows.map((row) => ({ ...row, dateOfBirth: null, secondPhone: null, documentNumber: null }));
}

/**
 * Records that may be of each person, the likeliest first. A therapist hears only of patients whom they attend. An ADMIN
 * hears of the whole practice, by name and contact alone: neither what is asked nor what is answered tells a date of birth
 * or a document.
 */
export async function likelyDuplicatesOf(context: Reading, people: readonly Identity[]) {
  const isAdmin = context.user.role === 'ADMIN';
  const asked = isAdmin ? people.map(({ name, email, phone }) => ({ name, email, phone })) : people;
  const candidates = await candidatesOf(context.db, asked);
  const ids = [...new Set(candidates.map(({ id }) => id))];
  const rows = ids.length === 0 ? [] : await (isAdmin ? contactsAmong : attendedAmong)(context, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  const of = asked.map((): typeof rows => []);
  for (const { at, id } of candidates) {
    const row = known.get(id);
    if (row) of[at]?.push(row);
  }
  return asked.map((person, at) =>
    likeliest(of[at] ?? [], person).map(({ secondPhone: _second, documentNumber: _document, ...row }) => row),
  );
}

/** Records that may be of the same person as the one described. */
export async function likelyDuplicates(context: CommandContext, body: DuplicateCheckBody) {
  const [duplicates = []] = await likelyDuplicatesOf(context, [body]);
  return { duplicates };
}

function likeliest<Row extends Identity>(rows: readonly Row[], person: Identity) {
  return rows
    .map((row) => ({ ...row, reasons: likenessOf(person, row) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => likenessWeight(other.reasons) - likenessWeight(one.reasons))
    .slice(0, SHOWN);
}
