import { randomUUID } from 'node:crypto';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import type { SeriesBody } from '@/contract/appointmentSchemas';
import { intervalOf } from '@/contract/appointmentTime';
import type { WallClock } from '@/contract/common/practiceTime';
import { episodeFor } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { firstOf, inFreeSlot, seriesPlan, simpleRefusal } from '../freeSlots';
import { announceSeries } from '../announce';
import { recordEvents } from '../history';
import { enterTeam, giverFor, teamRefusal } from '../giver';
import { offerOf } from '../offer';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findPatient, patientUnknown, scopeOf } from '../scope';

/** Stores all appointments of a series, or none. */
export async function bookSeries(context: CommandContext, body: SeriesBody): Promise<AppointmentRow[]> {
  const { db, now, timeZone, user, audited } = context;
  const { duration, type } = body;
  const occurrences = body.occurrences as WallClock[];
  const patient = await findPatient(context, body.patientId);
  const patientId = patient.id;
  const giver = await giverFor(context, body, patient);
  const place = { therapistId: giver.therapistId, patientId, ...(await offerOf(db, body)) };
  const values = occurrences.map((one) => ({
    ...place,
    startsAt: new Date(intervalOf({ ...one, duration }, timeZone).start),
    duration,
    type,
    notes: body.notes || null,
  }));
  const given = { patientId, starts: values.map(({ startsAt }) => startsAt) };
  const refuseBusy = simpleRefusal(async (handle) => {
    const plan = await seriesPlan({ ...context, db: handle }, place, occurrences, duration);
    // What lies outside the hours was insisted on.
    const isRefused = plan.occurrences.some(({ reason }) => reason && reason !== 'outside');
    return isRefused ? conflict(MESSAGES.seriesConflict, plan) : undefined;
  });
  const seriesId = randomUUID();
  const refuse = firstOf(refuseBusy, teamRefusal(context, giver, given));
  const made = await inFreeSlot(db, place, refuse, async (transaction) => {
    await enterTeam({ ...context, db: transaction }, giver, given);
    const repository = appointmentsRepository(transaction);
    const episodeId = await episodeFor({ db: transaction }, { patientId, chosen: body.episodeId });
    const belonging = values.map((one) => ({ ...one, episodeId }));
    const ids = await repository.insert(belonging, now, seriesId);
    const from = new Date(Math.min(...values.map(({ startsAt }) => startsAt.getTime())));
    const rows = (await repository.list(scopeOf(user), { patientId, from })).filter(({ id }) =>
      ids.includes(id),
    );
    // The patient was deleted while this waited for the locks.
    if (rows.length < ids.length) throw patientUnknown();
    await recordEvents({ ...context, db: transaction }, rows, { kind: 'BOOKED', before: null });
    await announceSeries({ ...context, db: transaction }, rows);
    return rows;
  });
  audited({ entityId: seriesId });
  return made;
}
