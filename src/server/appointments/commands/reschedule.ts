import {
  APPOINTMENT_MESSAGES as MESSAGES,
  ENDED_APPOINTMENT_STATUSES,
  LIVE_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { APPOINTMENT_EDIT, type AppointmentBody, appointmentBodySchema } from '@/contract/appointmentSchemas';
import { intervalOf } from '@/contract/appointmentTime';
import type { EditOf } from '@/contract/edits';
import { editedBody } from '../../core/edits';
import { episodeFor } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { firstOf, inFreeSlot, overlapRefusal, refusePast, FREE, slotOf, slotOfRow } from '../freeSlots';
import { announce } from '../announce';
import { recordChange, recordEvents } from '../history';
import { historyRepository } from '../historyRepository';
import { enterTeam, giverFor, giverOf, teamRefusal, type Giver } from '../giver';
import { offerOf, type Offer } from '../offer';
import { appointmentsRepository, type AppointmentRow, type Place } from '../repository';
import { findAppointment, findChangeable, findPatient } from '../scope';
import type { Changed } from '../answers';

interface Input {
  id: string;
  body: EditOf<AppointmentBody>;
}

/** The whole body that an edit makes of a stored appointment. What somebody may not see meets them in no clash either. */
function bodyFor({ timeZone }: CommandContext, row: AppointmentRow, edit: EditOf<AppointmentBody>) {
  return editedBody({
    schema: appointmentBodySchema,
    edit,
    stored: {
      ...row,
      ...slotOfRow(row, timeZone),
      ...(!row.isTreated && { notes: null, episodeId: null }),
    },
    ifNamed: ['serviceId', 'roomId', 'therapistId', 'episodeId'],
    shape: APPOINTMENT_EDIT,
  });
}

/** What the body makes of an appointment: time, people and place. */
interface Wanted extends Place, Offer {
  startsAt: Date;
  duration: number;
  giver: Giver;
}

/** What a stored appointment becomes. Read again under the locks, because somebody may have changed it meanwhile. */
async function wantedOf(
  context: CommandContext,
  known: AppointmentRow,
  body: AppointmentBody,
): Promise<Wanted> {
  const { db, timeZone } = context;
  const { patientId, duration } = body;
  const giver =
    patientId === known.patientId
      ? await giverOf(context, body, known.therapistId)
      : await giverFor(context, body, await findPatient(context, patientId));
  const slot = slotOf(body);
  const stood = slotOfRow(known, timeZone);
  // An hour that comes twice in a night reads the same both times: left as it is, it keeps its place.
  const isKept = slot.date === stood.date && slot.time === stood.time;
  const startsAt = isKept ? known.startsAt : new Date(intervalOf(slot, timeZone).start);
  const offer = await offerOf(db, body, known);
  return { patientId, duration, startsAt, giver, therapistId: giver.therapistId, ...offer };
}

/** Whether time or people change. The rest may change on a finished appointment too. */
function isRearranged(
  before: AppointmentRow,
  { startsAt, duration, patientId, therapistId }: Wanted,
): boolean {
  const restarted = startsAt.getTime() !== before.startsAt.getTime();
  const others = patientId !== before.patientId || therapistId !== before.therapistId;
  return restarted || duration !== before.duration || others;
}

/** Whether it changes what the history tells and an undo brings back. */
const isMoved = (before: AppointmentRow, wanted: Wanted): boolean =>
  isRearranged(before, wanted) || wanted.roomId !== before.roomId;

function refuseEnded(before: AppointmentRow, wanted: Wanted): void {
  if (isRearranged(before, wanted) && ENDED_APPOINTMENT_STATUSES.includes(before.status))
    throw conflict(MESSAGES.ended);
}

/** A confirmation is of one start and of one patient: for another one, they are asked and reminded again. */
const isToConfirm = (before: AppointmentRow, { startsAt, patientId }: Wanted): boolean =>
  before.status === 'CONFIRMED' &&
  (startsAt.getTime() !== before.startsAt.getTime() || patientId !== before.patientId);

/** Keeps what was corrected of the same patient since a change out of the undo of that change, which did not bring it. */
async function keepCorrection(
  { db }: Pick<CommandContext, 'db'>,
  before: AppointmentRow,
  { id, patientId, type, notes, serviceId, bufferAfter, episodeId }: AppointmentRow,
): Promise<void> {
  const history = historyRepository(db);
  await history.keepCorrected(id, patientId, {
    ...(type !== before.type && { type }),
    ...(notes !== before.notes && { notes }),
    ...(serviceId !== before.serviceId && { serviceId, bufferAfter }),
  });
  if (episodeId !== before.episodeId) await history.keepEpisode([id], patientId, episodeId);
}

/**
 * Changes time, patient, therapist, type, notes, service and room. A finished appointment may get notes but no other
 * time, patient or therapist. An edit changes its own fields alone.
 */
export async function reschedule(context: CommandContext, { id, body: edit }: Input): Promise<Changed> {
  const { db, now } = context;
  const known = await findChangeable(context, id);
  const asked = bodyFor(context, known, edit);
  const slot = slotOf(asked);
  const place = await wantedOf(context, known, asked);
  if (place.startsAt.getTime() !== known.startsAt.getTime()) refusePast(slot, context);
  refuseEnded(known, place);
  const given = { patientId: place.patientId, starts: [place.startsAt] };
  const isLive = LIVE_APPOINTMENT_STATUSES.includes(known.status);
  const refuse = firstOf(
    isMoved(known, place) && isLive ? overlapRefusal(context, place, slot, id) : FREE,
    teamRefusal(context, place.giver, given),
  );
  return inFreeSlot(db, place, refuse, async (transaction) => {
    const inside = { ...context, db: transaction };
    await appointmentsRepository(transaction).hold(id);
    const before = await findChangeable(inside, id);
    const body = bodyFor(inside, before, edit);
    const { giver, ...wanted } = await wantedOf(inside, before, body);
    refuseEnded(before, { ...wanted, giver });
    await enterTeam(inside, giver, given);
    // Administration is not shown the notes: they stay, but with no other patient. An undo brings them back.
    const unseen = wanted.patientId === before.patientId ? before.notes : null;
    const notes = before.isTreated ? body.notes || null : unseen;
    const belonging = { patientId: wanted.patientId, chosen: body.episodeId, before };
    const values = {
      ...wanted,
      episodeId: await episodeFor(inside, belonging),
      type: body.type,
      notes,
      ...(isToConfirm(before, { ...wanted, giver }) && { status: 'SCHEDULED' as const }),
    };
    await appointmentsRepository(transaction).update(id, values, now);
    const row = await findAppointment(inside, id);
    if (!isMoved(before, { ...wanted, giver })) {
      await keepCorrection(inside, before, row);
      return { row };
    }
    await recordEvents(inside, [row], { kind: 'MOVED', before });
    await announce(inside, before, row);
    return { row, undo: await recordChange(transaction, before, now) };
  });
}
