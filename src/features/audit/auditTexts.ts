import type { AuditActor, AuditEvent } from '@/contract/auditSchemas';
import { AUDIT_MESSAGES } from '@/contract/audit';
import { formatMoment } from '@/shared/lib/dates';

/** Name of the actor. `own` is the id of the signed-in user. */
export function actorName({ id, name }: AuditActor, own?: string): string {
  if (own !== undefined && id === own) return 'Tú';
  if (name) return name;
  return id === null ? AUDIT_MESSAGES.server : AUDIT_MESSAGES.formerAccount;
}

/** Patient whose record was accessed, or colleague whom it was about; a dash for lists. */
export const whoseName = ({ patient, subject }: AuditEvent): string =>
  patient ? (patient.name ?? AUDIT_MESSAGES.deletedRecord) : (subject?.name ?? '—');

/** 20/11/2026, 10:15 */
export const eventTime = ({ at }: AuditEvent): string => formatMoment(at);

export const wasRefused = ({ result }: AuditEvent): boolean => result >= 400;
