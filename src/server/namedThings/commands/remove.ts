import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { violates } from '../../db/failures';
import { namedThingRepository, type NamedThing } from '../repository';

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
