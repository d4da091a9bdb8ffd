import type { LinkedAppointment } from '@/contract/appointmentLinks/answers';
import { LINK_UNDO_SECONDS } from '@/contract/appointmentLinks/enums';
import { APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks/messages';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments/enums';
import { lateFrom } from '../appointments/history';
import { historyRepository } from '../appointments/historyRepository';
import { spokenTime } from '../appointments/noticeText';
import { appointmentsRepository, type AppointmentRow } from '../appointments/repository';
import { refuseGuessing } from '../auth/throttle';
import { hashLinkToken } from '../auth/tokens';
import type { PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { gone, notFound } from '../core/errors';
import { mailSender } from '../practice/sender';
import { linkRepository, type LinkRow } from './repository';

export interface Linked {
  link: LinkRow;
  row: AppointmentRow;
}

/** Reads the appointment as the patient of a link has it. */
export const readLinked = (db: PublicContext['db'], { appointmentId, patientId }: LinkRow) =>
  appointmentsRepository(db).find({ patientId }, appointmentId);

/**
 * The appointment of a link. Throws `notFound` for an unknown token, which counts as a guess. Throws `gone` if the
 * appointment has begun, has another start or patient, or was cancelled otherwise than by the link.
 */
export async function findLinked(
  { loginThrottle }: Pick<Effects, 'loginThrottle'>,
  { db, now, origin }: Pick<PublicContext, 'db' | 'now' | 'origin'>,
  token: string,
): Promise<Linked> {
  await refuseGuessing(loginThrottle, origin.address);
  const link = await linkRepository(db).find(hashLinkToken(token));
  if (!link) {
    await loginThrottle.failedFrom(origin.address);
    throw notFound(MESSAGES.unknown);
  }
  const row = await readLinked(db, link);
  const isThen = row?.startsAt.getTime() === link.startsAt.getTime() && link.startsAt > now;
  if (!row || !isThen) throw gone(MESSAGES.over);
  const isAnswered = row.status === 'CANCELLED' && link.answer === 'CANCELLED';
  if (!isAnswered && !OPEN_APPOINTMENT_STATUSES.includes(row.status)) throw gone(MESSAGES.over);
  return { link, row };
}

/** Whether it is too late to cancel an appointment by a link. */
export const isLate = async ({ db, now }: Pick<PublicContext, 'db' | 'now'>, { startsAt }: AppointmentRow) =>
  now > (await lateFrom(db, startsAt));

/** The state before the answer of a link, while that is still the latest change and can be undone. */
export async function undoable(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { appointmentId, changeId, answeredAt }: LinkRow,
) {
  if (!changeId || !answeredAt) return undefined;
  const secondsLeft = LINK_UNDO_SECONDS - Math.floor((now.getTime() - answeredAt.getTime()) / 1000);
  const former = await historyRepository(db).stateOf(appointmentId);
  return secondsLeft > 0 && former?.id === changeId ? { former, secondsLeft } : undefined;
}

/** What the page of a link shows. Changes nothing. */
export const showLinked =
  (effects: Pick<Effects, 'loginThrottle'>) =>
  async (
    context: PublicContext,
    { token }: { token: string },
  ): Promise<{ appointment: LinkedAppointment }> => {
    const { link, row } = await findLinked(effects, context, token);
    const { name, address, phone } = await mailSender(context.db);
    return {
      appointment: {
        when: spokenTime(row.startsAt, context.timeZone),
        therapistName: row.therapistName,
        practice: { name, address, phone },
        status: row.status as LinkedAppointment['status'],
        isLate: await isLate(context, row),
        hasAskedAnotherDay: link.askedAt !== null,
        undoSeconds: (await undoable(context, link))?.secondsLeft ?? 0,
      },
    };
  };
