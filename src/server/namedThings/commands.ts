import type { EditOf, Fields } from '@/contract/edits';
import type { CommandContext } from '../core/context';
import { editedBody } from '../core/edits';
import { notFound, takenField, conflict } from '../core/errors';
import { violates } from '../db/failures';
import type { Database } from '../db/database';
import { namedThingRepository, nameConstraintOf, type NamedThing } from './repository';

/** Runs a write. A name that another one has is refused beside its field. */
async function named<T>(
  db: Database,
  thing: Pick<NamedThing<unknown, object>, 'table' | 'messages'>,
  write: (transaction: Database) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(write);
  } catch (error) {
    if (violates(error, nameConstraintOf(thing))) throw takenField('name', thing.messages.nameTaken);
    throw error;
  }
}

/** Adds one. Throws `conflict` beside the name if it is taken. */
export const createNamed =
  <Row, Body extends object>(thing: NamedThing<Row, Body>) =>
  ({ db, now }: CommandContext, body: Body): Promise<Row> =>
    named(db, thing, (transaction) => namedThingRepository(thing)(transaction).create(body, now));

/** Changes one. An edit changes its own fields alone. Appointments that have it keep what it gave them. */
export const updateNamed =
  <Row extends object, Body extends object>(thing: NamedThing<Row, Body>) =>
  async (
    { db, now }: CommandContext,
    { id, body: edit }: { id: string; body: EditOf<Body> },
  ): Promise<Row> => {
    const row = await named(db, thing, async (transaction) => {
      const repository = namedThingRepository(thing)(transaction);
      const stored = await repository.hold(id);
      const body = stored && editedBody({ schema: thing.schema, edit, stored: stored as Fields });
      return body && repository.update(id, body, now);
    });
    if (!row) throw notFound(thing.messages.notFound);
    return row;
  };

/** Deletes one that no appointment has or had. Throws `conflict` otherwise: it can be deactivated instead. */
export const removeNamed =
  <Row, Body extends object>(thing: NamedThing<Row, Body>) =>
  async ({ db }: CommandContext, { id }: { id: string }): Promise<void> => {
    const repository = namedThingRepository(thing);
    const { messages, uses } = thing;
    if (await repository(db).isUsed(id)) throw conflict(messages.used);
    try {
      // The transaction keeps a refusal from spoiling the one around it.
      const removed = await db.transaction((transaction) => repository(transaction).remove(id));
      if (!removed) throw notFound(messages.notFound);
    } catch (error) {
      // An appointment took it in the meantime, or left it.
      if (uses.some((constraint) => violates(error, constraint))) throw conflict(messages.used);
      throw error;
    }
  };
