import { administers } from '@/contract/common/roles';
import { type Identity, likenessOf, likenessWeight } from '@/contract/patientLikeness';
import type { DuplicateCheckBody } from '@/contract/patientSchemas';
import type { CommandContext } from '../core/context';
import { likenessRepository, type LikeRow } from './likenessRepository';

/** How many likely duplicates are shown. */
const SHOWN = 5;

type Reading = Pick<CommandContext, 'db' | 'user'>;

/**
 * Records that may be of each person, the likeliest first. A therapist hears only of patients whom they attend. An ADMIN
 * hears of the whole practice, by name and contact alone: neither what is asked nor what is answered tells a date of birth
 * or a document. Who is both hears each in its way.
 */
export async function likelyDuplicatesOf(context: Reading, people: readonly Identity[]) {
  const { user } = context;
  const isAdmin = user.role === 'ADMIN';
  const asked = isAdmin ? people.map(({ name, email, phone }) => ({ name, email, phone })) : people;
  const repository = likenessRepository(context.db);
  const candidates = await repository.candidatesOf(asked);
  const ids = [...new Set(candidates.map(({ id }) => id))];
  const attended = isAdmin ? [] : await repository.attendedAmong(ids, user);
  const others = ids.filter((id) => !attended.some((row) => row.id === id));
  const contacts = administers(user) ? await repository.contactsAmong(others) : [];
  const rows = [...attended, ...contacts.map(({ therapistName: _therapist, ...row }) => row)];
  const known = new Map(rows.map((row) => [row.id, row]));
  const of = asked.map((): LikeRow[] => []);
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
