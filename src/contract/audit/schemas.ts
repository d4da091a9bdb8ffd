import * as yup from 'yup';
import { calendarDate, enumValue, integer, optionalText } from '../common/fields';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from './enums';
import { AUDIT_PAGE } from './limits';

const paging = {
  limit: integer(1, AUDIT_PAGE.max),
  cursor: optionalText(20),
};

/**
 * Query of GET /api/audit. People and patients are given by id, never by name, because addresses are logged
 * in many places.
 */
export const auditQuerySchema = yup.object({
  ...paging,
  patientId: optionalText(64),
  actorId: optionalText(64),
  action: enumValue(AUDIT_ACTIONS),
  outcome: enumValue(AUDIT_OUTCOMES),
  /** Days of the practice, both included. */
  from: calendarDate(),
  to: calendarDate(),
});

/** Query of GET /api/audit/mine. `ALL` includes the patient's own accesses. */
export const ownAuditQuerySchema = yup.object({ ...paging, by: enumValue(['OTHERS', 'ALL'] as const) });
