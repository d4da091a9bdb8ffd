import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database';
import { conversationReads, recordMergeRows } from '../db/schema';
import type { Move } from './moveRepository';

/** Names under which a merge notes what it changes in a conversation that it joins. */
const LAST_MESSAGE = 'conversations.last_message_at';
const READ_MARK = 'conversation_reads.last_read_seq';

interface Pair {
  kept: string;
  left: string;
}

interface Mark {
  userId: string;
  /** Null where the person has read nothing yet. */
  kept: string | null;
  joined: string;
}

/** Conversations of one therapist in both records, held until the transaction ends. */
const pairsOf = (db: Database, { survivorId, removedId }: Move): Promise<Pair[]> =>
  rowsOf<Pair>(
    db.execute(
      sql`select s.id as kept, t.id as "left" from conversations s join conversations t on t.therapist_id = s.therapist_id where s.patient_id = ${survivorId} and t.patient_id = ${removedId} order by s.id for update`,
    ),
  );

/** Read marks of a joined conversation: before the first message that the person has not read in either of both. */
const marksOf = (db: Database, { kept, left }: Pair): Promise<Mark[]> =>
  rowsOf<Mark>(
    db.execute(sql`
      select people.user_id as "userId", own.last_read_seq::text as kept,
        coalesce(least(unread.first - 1, greatest(own.last_read_seq, other.last_read_seq)), greatest(own.last_read_seq, other.last_read_seq), 0)::text as joined
      from (select distinct user_id from conversation_reads where conversation_id in (${kept}, ${left})) people
      left join conversation_reads own on own.conversation_id = ${kept} and own.user_id = people.user_id
      left join conversation_reads other on other.conversation_id = ${left} and other.user_id = people.user_id
      left join lateral (
        select min(m.seq) as first from messages m
        where m.conversation_id in (${kept}, ${left}) and m.sender_id <> people.user_id and m.withdrawn_at is null
          and m.seq > coalesce(case when m.conversation_id = ${kept} then own.last_read_seq else other.last_read_seq end, 0)
      ) unread on true`),
  );

async function join(db: Database, mergeId: string, pair: Pair): Promise<void> {
  const { kept, left } = pair;
  const marks = await marksOf(db, pair);
  if (marks.length > 0) {
    await db.insert(recordMergeRows).values(
      marks.map(({ userId, joined: hash, kept: before }) => {
        return { mergeId, tableName: READ_MARK, rowKey: `${kept} ${userId}`, hash, before };
      }),
    );
    await db
      .insert(conversationReads)
      .values(
        marks.map(({ userId, joined }) => ({ conversationId: kept, userId, lastReadSeq: Number(joined) })),
      )
      .onConflictDoUpdate({
        target: [conversationReads.conversationId, conversationReads.userId],
        set: { lastReadSeq: sql`excluded.last_read_seq` },
      });
  }
  await db.execute(
    sql`insert into record_merge_rows (merge_id, table_name, row_key, hash, before) select ${mergeId}::uuid, 'messages', id::text, '', conversation_id::text from messages where conversation_id = ${left}`,
  );
  await db.execute(sql`update messages set conversation_id = ${kept} where conversation_id = ${left}`);
  await db.execute(
    sql`insert into record_merge_rows (merge_id, table_name, row_key, hash, before) select ${mergeId}::uuid, ${LAST_MESSAGE}, s.id::text, coalesce(greatest(s.last_message_at, t.last_message_at)::text, ''), s.last_message_at::text from conversations s, conversations t where s.id = ${kept} and t.id = ${left}`,
  );
  await db.execute(
    sql`update conversations s set last_message_at = greatest(s.last_message_at, t.last_message_at) from conversations t where s.id = ${kept} and t.id = ${left}`,
  );
}

/** Joins the conversations that one therapist has with both records: the messages move into the one that stays. */
export async function joinConversations(db: Database, move: Move): Promise<void> {
  for (const pair of await pairsOf(db, move)) await join(db, move.mergeId, pair);
}

/** Parts joined conversations again. What was written or read since stays as it is. */
export async function partConversations(db: Database, { mergeId }: Move): Promise<void> {
  await db.execute(
    sql`update messages m set conversation_id = r.before::uuid from record_merge_rows r where r.merge_id = ${mergeId} and r.table_name = 'messages' and m.id = r.row_key::uuid`,
  );
  await db.execute(
    sql`update conversations c set last_message_at = r.before::timestamptz from record_merge_rows r where r.merge_id = ${mergeId} and r.table_name = ${LAST_MESSAGE} and c.id = r.row_key::uuid and c.last_message_at is not distinct from nullif(r.hash, '')::timestamptz`,
  );
  const mark = sql`r.merge_id = ${mergeId} and r.table_name = ${READ_MARK} and r.row_key = c.conversation_id || ' ' || c.user_id and c.last_read_seq::text = r.hash`;
  await db.execute(
    sql`update conversation_reads c set last_read_seq = r.before::bigint from record_merge_rows r where ${mark} and r.before is not null`,
  );
  await db.execute(
    sql`delete from conversation_reads c using record_merge_rows r where ${mark} and r.before is null`,
  );
}
