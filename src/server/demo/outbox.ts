import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { DAY_MS, HOUR_MS } from '@/contract/common/constants';
import { MESSAGE_LIMITS } from '@/contract/outbox';
import type { Database } from '../db/database';
import { appointments, outboxMessages, patients } from '../db/schema';
import { type DemoContext, slices } from './context';

/** So long before its start the appointment that is due for a reminder begins at the earliest. */
const MARGIN_MS = (MESSAGE_LIMITS.reminderLeadHours + 1) * HOUR_MS;

/**
 * Makes one appointment of the next two days wait for its reminder: the main patient's if it is not confirmed, else the first. The
 * patients of the others had theirs yesterday, so that a demo does not begin with a hundred mails.
 */
export async function seedOutbox(db: Database, { now, random, mainPatient }: DemoContext): Promise<void> {
  const until = new Date(now.getTime() + MESSAGE_LIMITS.reminderHours * HOUR_MS);
  const coming = await db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      startsAt: appointments.startsAt,
      status: appointments.status,
      email: patients.email,
    })
    .from(appointments)
    .innerJoin(patients, and(eq(patients.id, appointments.patientId), isNull(patients.deletedAt)))
    .where(
      and(
        gt(appointments.startsAt, now),
        // A day more, because a mail names what is due later that day.
        lt(appointments.startsAt, new Date(until.getTime() + DAY_MS)),
        isNotNull(patients.email),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const candidates = coming.filter(
    ({ startsAt, status }) =>
      OPEN_APPOINTMENT_STATUSES.includes(status) &&
      startsAt.getTime() > now.getTime() + MARGIN_MS &&
      startsAt < until,
  );
  const waiting = candidates.filter(({ status }) => status === 'SCHEDULED');
  const chosen = waiting.find(({ patientId }) => patientId === mainPatient.id) ?? waiting[0] ?? candidates[0];
  if (chosen?.status === 'CONFIRMED')
    await db.update(appointments).set({ status: 'SCHEDULED' }).where(eq(appointments.id, chosen.id));
  const yesterday = new Date(now.getTime() - DAY_MS);
  const reminded = coming
    .filter(({ patientId, status }) => status === 'SCHEDULED' && patientId !== chosen?.patientId)
    .flatMap(({ id, patientId, startsAt, email }) =>
      (['REMINDER', 'LAST_REMINDER'] as const).map((kind) => ({
        id: random.uuid(),
        ...{ appointmentId: id, patientId, startsAt, kind },
        ...{ createdAt: yesterday, dueAt: yesterday, attempts: 1 },
        ...{ outcome: 'SENT' as const, endedAt: yesterday, sentTo: email },
      })),
    );
  for (const slice of slices(reminded)) await db.insert(outboxMessages).values(slice);
}
