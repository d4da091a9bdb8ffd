import { isSameValue, MERGE_FIELDS, mergedValues, type MergeValues } from '@/contract/mergeFields';
import { MERGE_MESSAGES as MESSAGES } from '@/contract/merges';
import { isRefusal, violates } from '../../db/failures';
import type { Database } from '../../db/database';
import type { recordMerges } from '../../db/schema';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { partConversations } from '../conversationRepository';
import { survivorLedBy } from '../led';
import { changesSince, moveBack } from '../moveRepository';
import { mergeRepository, noteOther, undoUntil } from '../repository';
import { hasDetails, writeSide, type Side } from '../sideRepository';
import { mergedStanding } from './merge';

type Merge = typeof recordMerges.$inferSelect;
type Before = MergeValues & Pick<Side, 'status' | 'dischargedAt' | 'updatedAt' | 'detailsUpdatedAt'>;

const isSameInstant = (one: string | null, two: string | null): boolean =>
  one === two || (one !== null && two !== null && Date.parse(one) === Date.parse(two));

/**
 * What the surviving record says after an undo, group by group as it was chosen: a group of which anything was changed
 * since stays whole, because its columns only make sense together.
 */
function valuesAfter(before: MergeValues, merged: MergeValues, now: MergeValues) {
  const kept = MERGE_FIELDS.filter(({ columns }) =>
    columns.some((column) => !isSameValue(now[column], merged[column])),
  );
  const values = Object.fromEntries(
    MERGE_FIELDS.flatMap((group) =>
      group.columns.map((column) => [column, (kept.includes(group) ? now : before)[column] ?? null]),
    ),
  );
  return { values, kept: kept.length };
}

/**
 * Gives the surviving record back what it said before. What somebody changed since stays as it is. Returns how many
 * fields stay.
 */
async function restoreSurvivor(db: Database, merge: Merge, survivor: Side, other: Side): Promise<number> {
  const before = merge.before as Before;
  const merged = mergedValues(before, other.values, merge.choices);
  const { values, kept } = valuesAfter(before, merged, survivor.values);
  const wasMerged = mergedStanding({ ...survivor, ...before }, other);
  const hasStood =
    survivor.status === wasMerged.status && isSameInstant(survivor.dischargedAt, wasMerged.dischargedAt);
  const isUntouched = isSameInstant(survivor.updatedAt, merge.at.toISOString());
  const detailsAt = kept > 0 && hasDetails(values) ? survivor.detailsUpdatedAt : before.detailsUpdatedAt;
  await writeSide(db, merge.survivorId, values, {
    ...(hasStood ? before : survivor),
    updatedAt: isUntouched ? before.updatedAt : survivor.updatedAt,
    detailsUpdatedAt: detailsAt,
  });
  return kept;
}

async function takeApart(context: CommandContext, id: string) {
  const { db, user, now } = context;
  const repository = mergeRepository(db);
  const merge = await repository.find(id);
  if (!merge) throw notFound(MESSAGES.notFound);
  const { survivorId, removedId } = merge;
  const { survivor, other } = await survivorLedBy(context, [survivorId, removedId]);
  context.audited({ patientId: survivorId, entityId: id });
  if (now >= undoUntil(merge.at)) throw conflict(MESSAGES.tooLate);
  // Also of a later merge `before` would speak, and give the record what came with this one.
  if (merge.undoneAt === null && (await repository.isFollowed(merge))) throw conflict(MESSAGES.mergedFurther);
  if (!(await repository.markUndone(id, user.id, now))) throw conflict(MESSAGES.alreadyUndone);
  const move = { mergeId: id, survivorId, removedId };
  const changes = await changesSince(db, move);
  const kept = await restoreSurvivor(db, merge, survivor, other);
  await repository.showAgain(removedId, survivor.therapistId);
  await moveBack(db, move);
  await partConversations(db, move);
  await repository.forget(id);
  await noteOther(context, 'UPDATE', removedId);
  return { removedId, ...changes, kept };
}

/**
 * Undoes a merge within its days: what it moved goes back, and what was written since stays with the surviving record.
 * It says what could not go back as it had come. Only the lead of the record may.
 */
export async function undoMerge(context: CommandContext, { id }: { id: string }) {
  try {
    return await context.db.transaction((transaction) => takeApart({ ...context, db: transaction }, id));
  } catch (error) {
    if (violates(error, 'patients_therapist_email')) throw conflict(MESSAGES.emailTaken);
    if (isRefusal(error)) throw conflict(MESSAGES.undoRefused);
    throw error;
  }
}
