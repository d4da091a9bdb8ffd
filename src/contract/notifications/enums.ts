import { normaliseEnum } from '../common/normaliseEnum';

/** Known types of notices. Any other is displayed like SYSTEM. */
export const NOTIFICATION_TYPES = ['MESSAGE', 'APPOINTMENT', 'ROUTINE', 'SYSTEM'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export function notificationTypeOf(value: unknown): NotificationType {
  const normal = normaliseEnum(value);
  return NOTIFICATION_TYPES.find((type) => type === normal) ?? 'SYSTEM';
}
