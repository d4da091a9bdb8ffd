import type { LinkAnswer } from '@/contract/appointmentLinks/enums';
import { APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks/messages';
import { wallClockOf } from '@/contract/common/practiceTime';
import { applyStatus } from '../../appointments/commands/endAppointment';
import { giveStateBack } from '../../appointments/commands/undo';
import { spokenTime } from '../../appointments/noticeText';
import { appointmentsRepository, type AppointmentRow } from '../../appointments/repository';
import { auditRepository } from '../../audit/repository';
import { standInsOf } from '../../care/repository';
import type { ActingContext, PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, DomainError, gone } from '../../core/errors';
import { createNotifications } from '../../notifications/repository';
import { findLinked, isLate, readLinked, undoable, type Linked } from '../queries';
import { linkRepository, type LinkRow } from '../repository';

type LinkEffects = Pick<Effects, 'loginThrottle'>;

/** The patient acts, by their account if they have one. */
const actingFor = (
  { db, now, timeZone }: Pick<PublicContext, 'db' | 'now' | 'timeZone'>,
  { patientUserId }: AppointmentRow,
): ActingContext => ({
  ...{ db, now, timeZone },
  user: { id: patientUserId, today: wallClockOf(now, timeZone).date },
});

const readAgain = async (db: PublicContext['db'], link: LinkRow): Promise<AppointmentRow> => {
  const row = await readLinked(db, link);
  if (!row) throw gone(MESSAGES.over);
  return row;
};

/** Logs what a link did. Nobody is signed in, so the event names the record and no account. */
const log = ({ db, now, origin }: PublicContext, { id, patientId }: AppointmentRow) =>
  auditRepository(db).write({
    ...{ at: now, actorId: null, actorRole: null, action: 'UPDATE', entity: 'appointment-link' },
    ...{ entityId: id, patientId, result: 200, address: origin.address },
  });

/** Runs `act` on the appointment of a link, one change of it at a time. */
const withLinked = async (
  effects: LinkEffects,
  context: PublicContext,
  token: string,
  act: (context: PublicContext, linked: Linked) => Promise<void>,
): Promise<void> => {
  const { row } = await findLinked(effects, context, token);
  await context.db.transaction(async (db) => {
    await appointmentsRepository(db).hold(row.id);
    const inside = { ...context, db };
    await act(inside, await findLinked(effects, inside, token));
  });
};

/**
 * Confirms or cancels the appointment of a link. A second time changes nothing. Throws `conflict` for one that was cancelled,
 * and for a cancellation inside the practice's late window.
 */
export const answerByLink =
  (effects: LinkEffects, answer: LinkAnswer) =>
  (
    context: PublicContext,
    { token, reason }: { token: string; reason?: string | null | undefined },
  ): Promise<void> =>
    withLinked(effects, context, token, async (inside, { link, row }) => {
      if (row.status === answer) return;
      if (row.status === 'CANCELLED') throw conflict(MESSAGES.alreadyCancelled);
      if (answer === 'CANCELLED' && (await isLate(inside, row))) throw conflict(MESSAGES.late);
      const change = { status: answer, reason: reason ?? null };
      const { undo } = await applyStatus(actingFor(inside, row), row, change, () =>
        readAgain(inside.db, link),
      );
      await linkRepository(inside.db).noteAnswer(link.id, answer, undo.change, inside.now);
      await log(inside, row);
    });

/**
 * Takes the answer of a link back. A second time changes nothing. Throws `conflict` when three minutes are over, if the
 * appointment was changed since, and if its hour was taken.
 */
export const undoByLink =
  (effects: LinkEffects) =>
  async (context: PublicContext, { token }: { token: string }): Promise<void> => {
    const { link, row } = await findLinked(effects, context, token);
    if (!link.answer) return;
    const latest = await undoable(context, link);
    if (!latest) throw conflict(MESSAGES.undoOver);
    try {
      await context.db.transaction(async (db) => {
        const inside = { ...context, db };
        await giveStateBack(actingFor(inside, row), row, latest.former, (within) => readAgain(within, link));
        await linkRepository(db).forgetAnswer(link.id);
        await log(inside, row);
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
      // The same call came twice, and the other one did it.
      if (!(await findLinked(effects, context, token)).link.answer) return;
      // What is in the way may be somebody else's, so nothing is told of it.
      throw conflict(MESSAGES.hourTaken);
    }
  };

/** Tells the therapist, and who stands in for them, that another day is wanted; once for each link. The appointment stays. */
export const askAnotherDay =
  (effects: LinkEffects) =>
  (context: PublicContext, { token }: { token: string }): Promise<void> =>
    withLinked(effects, context, token, async (inside, { link, row }) => {
      if (link.askedAt) return;
      if (row.status === 'CANCELLED') throw conflict(MESSAGES.alreadyCancelled);
      const { db, now, timeZone } = inside;
      const { patientId, therapistId } = row;
      const standIns = await standInsOf(db, therapistId, wallClockOf(now, timeZone).date);
      const notice = {
        ...{ patientId, type: 'APPOINTMENT' as const, link: '/appointments', createdAt: now },
        title: 'Piden otro día',
        message: `Piden otro día para la cita del ${spokenTime(row.startsAt, timeZone)}.`,
      };
      await createNotifications(
        db,
        [therapistId, ...standIns].map((userId) => ({ ...notice, userId })),
      );
      await linkRepository(db).noteAsked(link.id, now);
      await log(inside, row);
    });
