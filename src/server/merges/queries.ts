import { agreeOn, fieldText, MERGE_FIELD_NAMES, proposedChoice } from '@/contract/mergeFields';
import type { MergeComparison } from '@/contract/mergeAnswers';
import type { MergeObstacle } from '@/contract/merges';
import type { ComparisonBody } from '@/contract/mergeSchemas';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { toOffsetIso } from '@/contract/common/practiceTime';
import { attendsPatient } from '../patients/access';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { movingFrom, overlappingRows, type Side } from './sideRepository';
import { pairLedBy } from './led';
import { mergeRepository, noteOther, undoUntil } from './repository';

/** Live appointments of both records that fall on one another. */
export async function overlapsOf(
  { db, timeZone }: CommandContext,
  one: string,
  other: string,
): Promise<MergeComparison['overlaps']> {
  const rows = await overlappingRows(db, one, other);
  return rows.map((row) => ({ ...row, startsAt: toOffsetIso(new Date(row.startsAt), timeZone) }));
}

/** Why two records cannot be merged so; null if they can. A record with an account is the one that stays. */
export function obstacleOf(survivor: Side, other: Side, overlaps: readonly unknown[]): MergeObstacle | null {
  if (other.userId !== null) return survivor.userId === null ? 'ACCOUNT_IN_OTHER' : 'TWO_ACCOUNTS';
  return overlaps.length > 0 ? 'OVERLAPS' : null;
}

const sideOf = ({ id, values, userId, createdAt }: Side) => ({
  id,
  name: String(values['name']),
  hasAccount: userId !== null,
  createdAt: new Date(createdAt).toISOString(),
});

/** Two records side by side: the fields of which they say different things, and what would move. */
async function compare(context: CommandContext, id: string, otherId: string): Promise<MergeComparison> {
  const { survivor, other } = await pairLedBy(context, { id, otherId }, 'look');
  const overlaps = await overlapsOf(context, id, otherId);
  await noteOther(context, 'READ', otherId);
  return {
    survivor: sideOf(survivor),
    other: sideOf(other),
    fields: MERGE_FIELD_NAMES.filter((field) => !agreeOn(field, survivor.values, other.values)).map(
      (field) => ({
        field,
        survivor: fieldText(field, survivor.values),
        other: fieldText(field, other.values),
        proposed: proposedChoice(field, survivor.values, other.values),
      }),
    ),
    moving: await movingFrom(context.db, otherId, id),
    obstacle: obstacleOf(survivor, other, overlaps),
    overlaps,
  };
}

/** Compares two records of which the caller is the lead. Throws like a merge of them. */
export async function compareRecords(
  context: CommandContext,
  { id, body }: { id: string; body: ComparisonBody },
) {
  context.audited({ patientId: id });
  return context.db.transaction(async (transaction) => ({
    comparison: await compare({ ...context, db: transaction }, id, body.otherId),
  }));
}

/** Merges into a record that can still be undone. */
export async function mergesOf({ db, user, now }: CommandContext, patientId: string) {
  const rows = await mergeRepository(db).undoable(patientId, now);
  return rows.map(({ id, at, authorName, removedId, removedName, leadId }) => ({
    id,
    at: at.toISOString(),
    authorName,
    removed: { id: removedId, name: removedName },
    undoUntil: undoUntil(at).toISOString(),
    mayUndo: leadId === user.id,
  }));
}

/** The same for a therapist who attends the patient. Throws `notFound` for anybody else. */
export async function listMerges(context: CommandContext, { id }: { id: string }) {
  if (!(await attendsPatient(context.db, context.user, id))) throw notFound(PATIENT_MESSAGES.notFound);
  context.audited({ patientId: id });
  return mergesOf(context, id);
}
