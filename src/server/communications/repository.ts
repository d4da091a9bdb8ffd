import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { appointmentEvents, outboxMessages, users } from '../db/schema';

/** What was told to a patient about appointments, and what they answered: read from what happened, stored nowhere else. */
export const communicationsRepository = (db: Database) => ({
  messagesTo: (patientId: string, limit: number) =>
    db
      .select({
        ...pickColumns(outboxMessages, 'id', 'kind', 'channel', 'startsAt', 'dueAt'),
        ...pickColumns(outboxMessages, 'endedAt', 'outcome', 'failure', 'sentTo'),
      })
      .from(outboxMessages)
      .where(eq(outboxMessages.patientId, patientId))
      .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
      .limit(limit),

  /** Answers of a patient, and what was told to them by hand. */
  eventsOf: (patientId: string, limit: number) =>
    db
      .select({
        ...pickColumns(appointmentEvents, 'id', 'kind', 'status', 'via', 'at', 'startsAt', 'reason'),
        actorName: users.name,
      })
      .from(appointmentEvents)
      .leftJoin(users, eq(users.id, appointmentEvents.actorId))
      .where(and(eq(appointmentEvents.patientId, patientId), isNotNull(appointmentEvents.via)))
      .orderBy(desc(appointmentEvents.at), desc(appointmentEvents.position))
      .limit(limit),
});
