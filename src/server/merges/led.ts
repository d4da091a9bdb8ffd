import { MERGE_MESSAGES } from '@/contract/merges';
import { attendsPatient, refusalOfLead } from '../patients/access';
import type { CommandContext } from '../core/context';
import { conflict, invalidField, notFound } from '../core/errors';
import { isUuid } from '../core/ids';
import { holdRecords, readSides, type Side } from './sideRepository';

interface Pair {
  survivor: Side;
  other: Side;
}

const isLedBy = (side: Side | undefined, userId: string): side is Side =>
  side !== undefined && side.deletedAt === null && side.therapistId === userId;

/**
 * Two records of which the caller is the lead; `lock` holds them until the transaction ends. Throws `notFound` or
 * `forbidden` for the surviving one and `invalid` beside the field for the other.
 */
export async function pairLedBy(
  context: CommandContext,
  { id, otherId }: { id: string; otherId: string },
  lock: 'lock' | 'look',
): Promise<Pair> {
  const { db, user } = context;
  const ids = [id, otherId].filter(isUuid);
  if (lock === 'lock') await holdRecords(db, ids);
  const sides = await readSides(db, ids);
  const [survivor, other] = [sides.get(id), sides.get(otherId)];
  if (!isLedBy(survivor, user.id)) throw await refusalOfLead(db, user, id);
  if (id === otherId) throw invalidField('otherId', MERGE_MESSAGES.sameRecord);
  if (!isLedBy(other, user.id)) {
    const isAttended = await attendsPatient(db, user, otherId);
    throw invalidField('otherId', isAttended ? MERGE_MESSAGES.otherNotLed : MERGE_MESSAGES.otherUnknown);
  }
  return { survivor, other };
}

/** Holds the surviving record of a merge, which only its lead may undo. Throws `notFound` or `forbidden`. */
export async function survivorLedBy(context: CommandContext, ids: readonly [string, string]): Promise<Pair> {
  await holdRecords(context.db, ids);
  const sides = await readSides(context.db, ids);
  const [survivor, other] = [sides.get(ids[0]), sides.get(ids[1])];
  if (!survivor || !other) throw notFound(MERGE_MESSAGES.notFound);
  if (survivor.mergedInto !== null && survivor.therapistId === context.user.id)
    throw conflict(MERGE_MESSAGES.mergedFurther);
  if (isLedBy(survivor, context.user.id)) return { survivor, other };
  throw await refusalOfLead(context.db, context.user, ids[0], MERGE_MESSAGES.notFound);
}
