import { addDays, sameDayIn, startOfDay, wallClockOf } from '@/contract/common/practiceTime';
import type { PendingWork } from '@/contract/pendingAnswers';
import { ADULT_AGE, GUARDIAN_SETTLED_AGE } from '@/contract/patientDetails';
import { PENDING_LIMITS } from '@/contract/pending';
import { isAlarming } from '@/contract/pain';
import type { CommandContext } from '../core/context';
import {
  countUnconfirmed,
  outgrownGuardians,
  unreadConversations,
  unreviewedRuns,
  unwrittenAppointments,
} from './repository';

/** What waits of one kind: how many, the first, and all of several. */
const waiting = <Row>(rows: readonly Row[]) => ({
  count: rows.length,
  first: rows[0] ?? null,
  ...(rows.length > 1 && { all: rows.slice(0, PENDING_LIMITS.listed) }),
});

/**
 * What waits for the signed-in therapist: sessions to write, appointments to confirm, alarms, guardians of who has come of
 * age, and messages.
 */
export async function pendingWork({ db, user, now, timeZone }: CommandContext): Promise<PendingWork> {
  const { today } = user;
  const tomorrow = addDays(today, 1);
  const unwritten = await unwrittenAppointments(db, user, {
    from: startOfDay(addDays(today, -PENDING_LIMITS.unwrittenDays), timeZone),
    to: now,
    timeZone,
  });
  const alarms = (await unreviewedRuns(db, user, addDays(today, -PENDING_LIMITS.alarmDays))).filter(
    isAlarming,
  );
  const outgrown = await outgrownGuardians(db, user, {
    bornAfter: sameDayIn(today, -GUARDIAN_SETTLED_AGE),
    bornUntil: sameDayIn(today, -ADULT_AGE),
  });
  const unread = await unreadConversations(db, user);
  return {
    unwritten: waiting(
      unwritten.map(({ startsAt, ...row }) => ({ ...row, day: wallClockOf(startsAt, timeZone).date })),
    ),
    unconfirmed: {
      count: await countUnconfirmed(db, user, now, startOfDay(addDays(tomorrow, 1), timeZone)),
      firstDay: today,
      lastDay: tomorrow,
    },
    alarms: waiting(alarms),
    outgrownGuardians: waiting(outgrown),
    // Messages are counted, and conversations listed.
    unread: { ...waiting(unread), count: unread.reduce((sum, { count }) => sum + count, 0) },
  };
}
