import { ALERT_MESSAGES } from '@/contract/alerts';
import type { AlertEndBody } from '@/contract/alertSchemas';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { findReached } from '../../patients/access';
import { alertsOf } from '../queries';
import { alertRepository } from '../repository';

/** Ends an open alert and keeps it, with who and why. Answers all alerts of the record. */
export async function endAlert(context: CommandContext, { id, body }: { id: string; body: AlertEndBody }) {
  const { db, user, now, audited } = context;
  const patientId = await alertRepository(db).patientOf(id);
  if (!patientId || !(await findReached(db, user, patientId))) throw notFound(ALERT_MESSAGES.notFound);
  audited({ patientId, entityId: id });
  await alertRepository(db).end(id, { ending: body.ending, endedBy: user.id, endedAt: now });
  return alertsOf(context, patientId);
}
