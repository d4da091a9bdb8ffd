import { DAY_MS } from '@/contract/common/constants';
import type { FailedMessage } from '@/contract/outboxAnswers';
import { MESSAGE_LIMITS as LIMITS, type RetryObstacle } from '@/contract/outbox';
import type { PublicContext } from '../core/context';
import type { Database } from '../db/database';
import { settingsOfPractice } from '../practice/queries';
import { accountMailRepository } from './accountMailRepository';
import { isStuck, outOfQuiet, standingOf, type Reminding } from './due';
import { outboxRepository, type EndedMessage } from './repository';

/** What says whether mails of appointments leave at all. */
export interface Sending {
  outbox: { isOn(db: Database): Promise<boolean> };
}

/** Why a message that has not left is not sent again; null if it can be. It is asked once more when it is sent. */
export function obstacleTo(
  message: EndedMessage,
  { now, isOn, reminding }: { now: Date; isOn: boolean; reminding: Reminding },
): RetryObstacle | null {
  const standing = standingOf({ ...message, retriedAt: now }, now, reminding);
  if (standing === 'outdated') return 'OUTDATED';
  if (standing === 'late') return 'LATE';
  if (!message.email) return 'NO_ADDRESS';
  return isOn && standing === 'due' ? null : 'SWITCHED_OFF';
}

/** What has failed has ended, for a reason: the tables hold nothing else. */
const endOf = ({ endedAt, failure }: Pick<EndedMessage, 'endedAt' | 'failure'>) => ({
  endedAt: (endedAt as Date).toISOString(),
  failure: failure as FailedMessage['failure'],
});

/** GET /api/outbox/failures. */
export const failedMessages =
  ({ outbox }: Sending) =>
  async ({
    db,
    now,
  }: Pick<PublicContext, 'db' | 'now'>): Promise<{ failures: FailedMessage[]; waiting: number }> => {
    const since = new Date(now.getTime() - LIMITS.failureDays * DAY_MS);
    const [isOn, reminding] = [await outbox.isOn(db), await settingsOfPractice(db)];
    const failed = await outboxRepository(db).failed(since, LIMITS.failuresMax);
    const links = await accountMailRepository(db).failed(since, LIMITS.failuresMax);
    const failures: FailedMessage[] = [
      ...failed.map((message) => {
        const { id, patientId, patientName, email, kind, startsAt } = message;
        const obstacle = obstacleTo(message, { now, isOn, reminding });
        const about = { id, patientId, name: patientName, email, kind, startsAt: startsAt.toISOString() };
        return { ...about, ...endOf(message), obstacle };
      }),
      ...links.map((mail) => {
        const { id, patientId, name, to, kind, expiresAt } = mail;
        const obstacle = now < expiresAt ? null : ('LATE' as const);
        return { ...{ id, patientId, name, email: to, kind, startsAt: null }, ...endOf(mail), obstacle };
      }),
    ];
    const latestFirst = failures.sort((one, other) => other.endedAt.localeCompare(one.endedAt));
    const messages = await outboxRepository(db).triedAndWaiting();
    const waiting = messages.filter((message) => obstacleTo(message, { now, isOn, reminding }) === null);
    const waitingLinks = await accountMailRepository(db).triedAndWaiting();
    return {
      failures: latestFirst.slice(0, LIMITS.failuresMax),
      waiting: waiting.length + waitingLinks.filter(({ expiresAt }) => now < expiresAt).length,
    };
  };

/** What mails say of an appointment to the patient whose it is. */
export interface Mailed {
  /** Which start each mail told that has left, in that order; null if that it is off. */
  sent: { at: Date; startsAt: Date | null }[];
  /**
   * When the next mail leaves that tells how it stands now; null if none will in time for who knows another start, or if its
   * mails do not leave.
   */
  leavesAt: Date | null;
}

/** What mails say of these appointments, by id; nothing of one of which no mail is there. */
export const mailsOf =
  ({ outbox }: Sending) =>
  async (
    { db, now, timeZone }: Pick<PublicContext, 'db' | 'now' | 'timeZone'>,
    appointmentIds: readonly string[],
  ): Promise<Map<string, Mailed>> => {
    const [isOn, reminding] = [await outbox.isOn(db), await settingsOfPractice(db)];
    const leavesInTime = (message: EndedMessage): Date | null => {
      const leavesAt = outOfQuiet(message.dueAt > now ? message.dueAt : now, timeZone);
      // Who knows an earlier start comes then, before the mail.
      const { knownStartsAt: known } = message;
      const isInTime = known === null || known <= now || leavesAt < known;
      const leaves = isInTime && isOn && message.email !== null;
      return leaves && standingOf(message, leavesAt, reminding) === 'due' ? leavesAt : null;
    };
    const messages = await outboxRepository(db).sentOrWaiting(appointmentIds);
    const stuck = new Set(
      messages
        .filter((message) => !message.endedAt && isStuck(message, now, timeZone))
        .map(({ appointmentId }) => appointmentId),
    );
    const mails = new Map<string, Mailed>();
    for (const message of messages) {
      const { appointmentId, kind, startsAt, endedAt } = message;
      const mailed: Mailed = mails.get(appointmentId) ?? { sent: [], leavesAt: null };
      mails.set(appointmentId, mailed);
      if (endedAt) mailed.sent.push({ at: endedAt, startsAt: kind === 'CANCELLED' ? null : startsAt });
      else if (!stuck.has(appointmentId)) mailed.leavesAt ??= leavesInTime(message);
    }
    return mails;
  };
