import { ALERT_MESSAGES } from '@/contract/alerts';
import type { AlertBody } from '@/contract/alertSchemas';
import { wallClockOf } from '@/contract/common/practiceTime';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { invalidField, takenField } from '../../core/errors';
import { alertsOf, checkRecord } from '../queries';
import { alertRepository } from '../repository';

/** Notes an alert in a record, known since `notedOn`, today without one. Answers all alerts of the record. */
export async function addAlert(context: CommandContext, { id, body }: { id: string; body: AlertBody }) {
  const { db, user, now, timeZone, audited } = context;
  await checkRecord(context, id);
  const today = wallClockOf(now, timeZone).date;
  const notedOn = body.notedOn || today;
  if (notedOn > today) throw invalidField('notedOn', ALERT_MESSAGES.future);
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
      throw takenField(body.kind === 'OTHER' ? 'text' : 'kind', ALERT_MESSAGES.alreadyNoted);
    throw error;
  }
  return alertsOf(context, id);
}
