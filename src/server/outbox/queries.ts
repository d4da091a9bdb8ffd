import { DAY_MS } from '@/contract/common/constants';
import type { FailedMessage } from '@/contract/outboxAnswers';
import { MESSAGE_LIMITS as LIMITS, type RetryObstacle } from '@/contract/outbox';
import type { PublicContext } from '../core/context';
import type { Database } from '../db/database';
import { settingsOfPractice } from '../practice/queries';
import { standingOf, type Reminding } from './due';
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

/** GET /api/outbox/failures. */
export const failedMessages =
  ({ outbox }: Sending) =>
  async ({ db, now }: Pick<PublicContext, 'db' | 'now'>): Promise<{ failures: FailedMessage[] }> => {
    const since = new Date(now.getTime() - LIMITS.failureDays * DAY_MS);
    const [isOn, reminding] = [await outbox.isOn(db), await settingsOfPractice(db)];
    const failed = await outboxRepository(db).failed(since, LIMITS.failuresMax);
    return {
      failures: failed.map((message) => {
        const { id, patientId, patientName, email, kind, startsAt, endedAt, failure } = message;
        return {
          ...{ id, patientId, patientName, email, kind },
          startsAt: startsAt.toISOString(),
          // What has failed has ended, for a reason: the table holds nothing else.
          endedAt: (endedAt as Date).toISOString(),
          failure: failure as FailedMessage['failure'],
          obstacle: obstacleTo(message, { now, isOn, reminding }),
        };
      }),
    };
  };
