import { ALERT_MESSAGES, TOLD_APART } from '@/contract/alerts';
import type { AlertBody, AlertEndBody } from '@/contract/alertSchemas';
import { refuseAfterToday } from '../core/days';
import { violates } from '../db/failures';
import type { CommandContext } from '../core/context';
import { takenField, notFound } from '../core/errors';
import { alertsOf, checkRecord } from './queries';
import { alertRepository } from './repository';
import { findReached } from '../patients/access';

/** Notes an alert in a record, known since `notedOn`, today without one. Answers all alerts of the record. */
export async function addAlert(context: CommandContext, { id, body }: { id: string; body: AlertBody }) {
  const { db, user, now, audited } = context;
  await checkRecord(context, id);
  const notedOn = body.notedOn || user.today;
  refuseAfterToday(context, 'notedOn', notedOn);
  try {
    const alertId = await alertRepository(db).add({
      patientId: id,
      kind: body.kind,
      text: body.text || null,
      notedOn,
      authorId: user.id,
      createdAt: now,
    });
    if (alertId) audited({ patientId: id, entityId: alertId });
  } catch (error) {
    if (violates(error, 'patient_alerts_once'))
      throw takenField(TOLD_APART.includes(body.kind) ? 'text' : 'kind', ALERT_MESSAGES.alreadyNoted);
    throw error;
  }
  return alertsOf(context, id);
}

/** Ends an open alert and keeps it, with who and why. Answers all alerts of the record. */
export async function endAlert(context: CommandContext, { id, body }: { id: string; body: AlertEndBody }) {
  const { db, user, now, audited } = context;
  const patientId = await alertRepository(db).patientOf(id);
  if (!patientId || !(await findReached(db, user, patientId))) throw notFound(ALERT_MESSAGES.notFound);
  audited({ patientId, entityId: id });
  await alertRepository(db).end(id, { ending: body.ending, endedBy: user.id, endedAt: now });
  return alertsOf(context, patientId);
}
