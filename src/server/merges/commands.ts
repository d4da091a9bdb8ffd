import { TEXT_LIMITS } from '@/contract/common/constants';
import { MERGE_MESSAGES as MESSAGES, type MergeObstacle } from '@/contract/merges';
import { isSameValue, MERGE_FIELDS, mergedValues, type MergeValues } from '@/contract/mergeFields';
import type { MergeBody } from '@/contract/mergeSchemas';
import { DETAIL_LIMITS } from '@/contract/patientDetails';
import { violates, isRefusal } from '../db/failures';
import type { CommandContext } from '../core/context';
import { conflict, invalidField, notFound } from '../core/errors';
import { joinConversations, partConversations } from './conversationRepository';
import { pairLedBy, survivorLedBy } from './led';
import { moveRows, noteMoved, changesSince, moveBack } from './moveRepository';
import { mergesOf, obstacleOf, overlapsOf } from './queries';
import { mergeRepository, noteOther, undoUntil } from './repository';
import { hasDetails, writeSide, type Side } from './sideRepository';
import type { Database } from '../db/database';
import type { recordMerges } from '../db/schema';

const OBSTACLE_TEXTS: Record<MergeObstacle, string> = {
  TWO_ACCOUNTS: MESSAGES.twoAccounts,
  ACCOUNT_IN_OTHER: MESSAGES.accountInOther,
  OVERLAPS: MESSAGES.overlaps,
};

function checkLengths(values: MergeValues): void {
  for (const known of MERGE_FIELDS) {
    if (!('both' in known)) continue;
    const value = values[known.columns[0]];
    const isTooLong = Array.isArray(value)
      ? value.length > DETAIL_LIMITS.tagsMax
      : typeof value === 'string' && value.length > TEXT_LIMITS.clinicalText;
    if (isTooLong) throw invalidField(`choices.${known.field}`, MESSAGES.tooLong);
  }
}

/** Status of the merged record: of the one that is not discharged; the later discharge if both are. */
function mergedStanding(survivor: Side, other: Side): Pick<Side, 'status' | 'dischargedAt'> {
  if (survivor.status !== 'DISCHARGED')
    return { status: survivor.status, dischargedAt: survivor.dischargedAt };
  if (other.status !== 'DISCHARGED') return { status: other.status, dischargedAt: other.dischargedAt };
  const [later = null] = [survivor.dischargedAt, other.dischargedAt]
    .filter((at) => at !== null)
    .sort((one, two) => Date.parse(two) - Date.parse(one));
  return { status: 'DISCHARGED', dischargedAt: later };
}

/** What the surviving record said, to be kept with the merge. */
const beforeOf = ({ values, status, dischargedAt, updatedAt, detailsUpdatedAt }: Side) => ({
  ...values,
  status,
  dischargedAt,
  updatedAt,
  detailsUpdatedAt,
});

async function checkObstacles(context: CommandContext, survivor: Side, other: Side): Promise<void> {
  const overlaps = await overlapsOf(context, survivor.id, other.id);
  const obstacle = obstacleOf(survivor, other, overlaps);
  if (obstacle) throw conflict(OBSTACLE_TEXTS[obstacle], { code: obstacle, overlaps });
}

async function mergeInto(
  context: CommandContext,
  id: string,
  { otherId, choices }: MergeBody,
): Promise<string> {
  const { db, user, now } = context;
  const { survivor, other } = await pairLedBy(context, { id, otherId }, 'lock');
  await checkObstacles(context, survivor, other);
  const values = mergedValues(survivor.values, other.values, choices);
  checkLengths(values);
  const repository = mergeRepository(db);
  const mergeId = await repository.insert({
    survivorId: id,
    removedId: otherId,
    authorId: user.id,
    at: now,
    choices,
    before: beforeOf(survivor),
  });
  const move = { mergeId, survivorId: id, removedId: otherId };
  await joinConversations(db, move);
  await moveRows(db, move);
  await repository.hideMerged(otherId, id, now);
  const updatedAt = now.toISOString();
  const keepsDetails = survivor.detailsUpdatedAt !== null || hasDetails(values);
  await writeSide(db, id, values, {
    ...mergedStanding(survivor, other),
    updatedAt,
    detailsUpdatedAt: keepsDetails ? updatedAt : null,
  });
  await noteMoved(db, move);
  await noteOther(context, 'UPDATE', otherId);
  return mergeId;
}

/**
 * Merges another record of the same person into this one: everything that belongs to the other moves, all or nothing,
 * and the other is hidden. Only the lead of both may. Throws `conflict` with what stands in the way.
 */
export async function mergeRecords(context: CommandContext, { id, body }: { id: string; body: MergeBody }) {
  context.audited({ patientId: id });
  try {
    await context.db.transaction((transaction) => mergeInto({ ...context, db: transaction }, id, body));
  } catch (error) {
    // Somebody booked at the same moment.
    if (violates(error, 'appointments_patient_never_overlap')) throw conflict(MESSAGES.overlaps);
    throw error;
  }
  return mergesOf(context, id);
}

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
    if (isRefusal(error)) throw conflict(MESSAGES.undoRefused);
    throw error;
  }
}
