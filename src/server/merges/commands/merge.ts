import { TEXT_LIMITS } from '@/contract/common/constants';
import { MERGE_MESSAGES as MESSAGES, type MergeObstacle } from '@/contract/merges';
import { MERGE_FIELDS, mergedValues, type MergeValues } from '@/contract/mergeFields';
import type { MergeBody } from '@/contract/mergeSchemas';
import { DETAIL_LIMITS } from '@/contract/patientDetails';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { conflict, invalidField } from '../../core/errors';
import { refusingDuplicates } from '../../patients/duplicates';
import { joinConversations } from '../conversationRepository';
import { pairLedBy } from '../led';
import { moveRows, noteMoved } from '../moveRepository';
import { mergesOf, obstacleOf, overlapsOf } from '../queries';
import { mergeRepository, noteOther } from '../repository';
import { hasDetails, writeSide, type Side } from '../sideRepository';

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
export function mergedStanding(survivor: Side, other: Side): Pick<Side, 'status' | 'dischargedAt'> {
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
    await refusingDuplicates(
      context.db.transaction((transaction) => mergeInto({ ...context, db: transaction }, id, body)),
    );
  } catch (error) {
    // Somebody booked at the same moment.
    if (violates(error, 'appointments_patient_never_overlap')) throw conflict(MESSAGES.overlaps);
    throw error;
  }
  return mergesOf(context, id);
}
