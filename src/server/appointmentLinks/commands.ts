import { APPOINTMENT_LINK_MESSAGES as MESSAGES, type PatientAnswer } from '@/contract/appointmentLinks';
import { wallClockOf } from '@/contract/common/practiceTime';
import { applyStatus } from '../appointments/commands/endAppointment';
import { giveStateBack } from '../appointments/commands/undo';
import { recordEvents } from '../appointments/history';
import { asStandIn, spokenTime } from '../appointments/noticeText';
import { appointmentsRepository, type AppointmentRow } from '../appointments/repository';
import { auditRepository } from '../audit/repository';
import { standInsOf } from '../care/repository';
import type { ActingContext, PublicContext } from '../core/context';
import { conflict, DomainError, gone } from '../core/errors';
import { createNotifications } from '../notifications/repository';
import { teamRepository } from '../team/repository';
import { isLate, undoable, type Answerable } from './queries';

/** Finds the appointment that is answered about, in a transaction too. */
type Find<Context extends PublicContext> = (context: Context) => Promise<Answerable>;

/** An answer without a reason. */
export type Act = <Context extends PublicContext>(context: Context, find: Find<Context>) => Promise<void>;

/** The patient acts, by their account if they have one. */
const actingFor = (
  { db, now, timeZone }: Pick<PublicContext, 'db' | 'now' | 'timeZone'>,
  { row, via }: Answerable,
): ActingContext => ({
  ...{ db, now, timeZone, via },
  user: { id: row.patientUserId, today: wallClockOf(now, timeZone).date },
});

/** Reads the appointment again as its patient has it. */
async function readAgain(
  db: PublicContext['db'],
  { id, patientId }: AppointmentRow,
): Promise<AppointmentRow> {
  const row = await appointmentsRepository(db).find({ patientId }, id);
  if (!row) throw gone(MESSAGES.over);
  return row;
}

/** Logs what a link did. Nobody is signed in, so the event names the record and no account. */
async function logLink({ db, now, origin }: PublicContext, { row, via }: Answerable): Promise<void> {
  if (via !== 'LINK') return;
  await auditRepository(db).write({
    ...{ at: now, actorId: null, actorRole: null, action: 'UPDATE', entity: 'appointment-link' },
    ...{ entityId: row.id, patientId: row.patientId, result: 200, address: origin.address },
  });
}

/** Runs `act` on an appointment, one change of it at a time. */
async function withAnswerable<Context extends PublicContext>(
  context: Context,
  find: Find<Context>,
  act: (inside: Context, answerable: Answerable) => Promise<unknown>,
): Promise<void> {
  const { row } = await find(context);
  await context.db.transaction(async (db) => {
    await appointmentsRepository(db).hold(row.id);
    const inside = { ...context, db };
    await act(inside, await find(inside));
  });
}

/**
 * Confirms or cancels an appointment as its patient. A second time changes nothing. Throws `conflict` for one that was
 * cancelled, and for a cancellation inside the practice's late window.
 */
export const answerAppointment =
  (answer: PatientAnswer) =>
  <Context extends PublicContext>(
    context: Context,
    find: Find<Context>,
    reason: string | null = null,
  ): Promise<void> =>
    withAnswerable(context, find, async (inside, answerable) => {
      const { row } = answerable;
      if (row.status === answer) return;
      if (row.status === 'CANCELLED') throw conflict(MESSAGES.alreadyCancelled);
      if (answer === 'CANCELLED' && (await isLate(inside, row))) throw conflict(MESSAGES.late);
      await applyStatus(actingFor(inside, answerable), row, { status: answer, reason }, () =>
        readAgain(inside.db, row),
      );
      await logLink(inside, answerable);
    });

/** Refuses to take an answer back, unless the same call came twice and the other one did it meanwhile. */
async function refuseUnlessTakenBack<Context extends PublicContext>(
  context: Context,
  find: Find<Context>,
  text: string,
): Promise<void> {
  if ((await find(context)).answered.answer) throw conflict(text);
}

/**
 * Takes a patient's answer back. A second time changes nothing. Throws `conflict` when three minutes are over, if the
 * appointment was changed since, and if its hour was taken.
 */
export async function takeAnswerBack<Context extends PublicContext>(
  context: Context,
  find: Find<Context>,
): Promise<void> {
  const answerable = await find(context);
  const { row, answered } = answerable;
  if (!answered.answer) return;
  const former = await undoable(context, answerable);
  if (!former) return refuseUnlessTakenBack(context, find, MESSAGES.undoOver);
  try {
    await context.db.transaction(async (db) => {
      const inside = { ...context, db };
      await giveStateBack(actingFor(inside, answerable), row, former, (within) => readAgain(within, row));
      await logLink(inside, answerable);
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
    // What is in the way may be somebody else's, so nothing is told of it.
    await refuseUnlessTakenBack(context, find, MESSAGES.hourTaken);
  }
}

/** Who is told that another day is wanted for an appointment, each with the words for them. */
async function wishFor(
  { db, now, timeZone }: Pick<PublicContext, 'db' | 'now' | 'timeZone'>,
  { startsAt, therapistId, therapistName }: AppointmentRow,
): Promise<{ userId: string; message: string }[]> {
  const team = teamRepository(db);
  const standIns = await standInsOf(db, therapistId, wallClockOf(now, timeZone).date);
  const wish = `Piden otro día para la cita del ${spokenTime(startsAt, timeZone)}`;
  if (standIns.length > 0 || (await team.findTherapist(therapistId)))
    return [
      { userId: therapistId, message: `${wish}.` },
      ...standIns.map((userId) => ({ userId, message: asStandIn(therapistName, `${wish}.`) })),
    ];
  const message = `${wish} con ${therapistName}, que ya no tiene acceso.`;
  return (await team.administrators()).map((userId) => ({ userId, message }));
}

/**
 * Tells the therapist, and who stands in for them, that another day is wanted; once for each start, wherever it is asked.
 * Where none of them has access, administration is told, which keeps that agenda. The appointment stays.
 */
export const askAnotherDay = <Context extends PublicContext>(
  context: Context,
  find: Find<Context>,
): Promise<void> =>
  withAnswerable(context, find, async (inside, answerable) => {
    const { row, answered } = answerable;
    if (answered.hasAskedAnotherDay) return;
    if (row.status === 'CANCELLED') throw conflict(MESSAGES.alreadyCancelled);
    const { db, now } = inside;
    const about = { patientId: row.patientId, type: 'APPOINTMENT', link: '/appointments' } as const;
    const told = await wishFor(inside, row);
    await createNotifications(
      db,
      told.map((one) => ({ ...about, ...one, title: 'Piden otro día', createdAt: now })),
    );
    await recordEvents(actingFor(inside, answerable), [row], { kind: 'ASKED', before: row });
    await logLink(inside, answerable);
  });
