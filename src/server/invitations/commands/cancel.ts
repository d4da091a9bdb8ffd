import { asAdministration, type CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { invitationRepository, invitationsAt } from '../repository';

const NOT_CANCELLABLE = 'Esta invitación ya no se puede cancelar';

/** Cancels an invitation that is still open. */
export async function cancelInvitation(
  { db, user, now }: CommandContext,
  { id }: { id: string },
): Promise<void> {
  const asking = asAdministration(user);
  if (await invitationRepository(db).cancel(asking, id, now)) return;
  throw (await invitationsAt(db, now).find(asking, id)) ? conflict(NOT_CANCELLABLE) : notFound();
}
