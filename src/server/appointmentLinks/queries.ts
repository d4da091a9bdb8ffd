import type { LinkedAppointment } from '@/contract/appointmentLinkSchemas';
import { type AnswerWay, APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks';
import { lateFrom } from '../appointments/history';
import { historyRepository, type State } from '../appointments/historyRepository';
import { spokenTime } from '../appointments/noticeText';
import { isAnswerable, readAnswered, undoUntil, type Answered } from '../appointments/replies';
import { appointmentsRepository, type AppointmentRow } from '../appointments/repository';
import { findAppointment } from '../appointments/scope';
import { refuseGuessing } from '../auth/throttle';
import { hashLinkToken } from '../auth/tokens';
import type { CommandContext, PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { gone, notFound } from '../core/errors';
import { mailSender } from '../practice/queries';
import { linkRepository, type LinkRow } from './repository';

/** An appointment that a patient may answer about, with what they have answered, and where they do. */
export interface Answerable {
  row: AppointmentRow;
  answered: Answered;
  via: AnswerWay;
}

/** With what was answered. Throws `gone` if it has another start than the patient knows, or cannot be answered about. */
async function answerable(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  row: AppointmentRow | undefined,
  { start, via, over }: { start: number; via: AnswerWay; over: string },
): Promise<Answerable> {
  if (row?.startsAt.getTime() !== start) throw gone(over);
  const answered = await readAnswered(db, row);
  if (!isAnswerable(row, answered, now)) throw gone(over);
  return { row, answered, via };
}

/** The link of a token. Throws `notFound` for an unknown one, which counts as a guess. */
export async function openLink(
  { loginThrottle }: Pick<Effects, 'loginThrottle'>,
  { db, origin }: Pick<PublicContext, 'db' | 'origin'>,
  token: string,
): Promise<LinkRow> {
  await refuseGuessing(loginThrottle, origin.address);
  const link = await linkRepository(db).find(hashLinkToken(token));
  if (link) return link;
  await loginThrottle.failedFrom(origin.address);
  throw notFound(MESSAGES.unknown);
}

/**
 * The appointment of a link. Throws `gone` if it has begun, has another start or patient, or was cancelled otherwise than
 * by the patient.
 */
export const findLinked =
  ({ patientId, appointmentId, startsAt }: LinkRow) =>
  async (context: Pick<PublicContext, 'db' | 'now'>): Promise<Answerable> => {
    const row = appointmentId
      ? await appointmentsRepository(context.db).find({ patientId }, appointmentId)
      : undefined;
    return answerable(context, row, { start: startsAt.getTime(), via: 'LINK', over: MESSAGES.over });
  };

/** A patient's own appointment, at the start that they see. Throws `notFound` for another's, else as `findLinked`. */
export const findOwn =
  ({ id, date }: { id: string; date: string }) =>
  async (context: CommandContext): Promise<Answerable> =>
    answerable(context, await findAppointment(context, id), {
      ...{ start: Date.parse(date), via: 'APP', over: MESSAGES.changed },
    });

/** Whether it is too late for a patient to cancel without calling. */
export const isLate = async ({ db, now }: Pick<PublicContext, 'db' | 'now'>, { startsAt }: AppointmentRow) =>
  now > (await lateFrom(db, startsAt));

/** The state before a patient's answer, while that is still the latest change and can be undone. */
export async function undoable(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { row, answered }: Answerable,
): Promise<State | undefined> {
  if (!undoUntil(answered, now)) return undefined;
  const former = await historyRepository(db).stateOf(row.id);
  return former?.changedAt.getTime() === answered.answer?.at.getTime() ? former : undefined;
}

/** What the page of a link shows. Changes nothing. */
export async function showLinked(
  context: PublicContext,
  link: LinkRow,
): Promise<{ appointment: LinkedAppointment }> {
  const { row, answered } = await findLinked(link)(context);
  const { name, address, phone } = await mailSender(context.db);
  const until = undoUntil(answered, context.now)?.getTime();
  return {
    appointment: {
      when: spokenTime(row.startsAt, context.timeZone),
      therapistName: row.therapistName,
      practice: { name, address, phone },
      status: row.status as LinkedAppointment['status'],
      isLate: await isLate(context, row),
      hasAskedAnotherDay: answered.hasAskedAnotherDay,
      undoSeconds: until ? Math.ceil((until - context.now.getTime()) / 1000) : 0,
    },
  };
}
