import type { AuditEvent } from '@/contract/auditSchemas';

const ANA = { id: 'u1', name: 'Ana Ruiz Soler', role: 'THERAPIST' } as const;
const MANUEL = { id: 'p1', name: 'Manuel Ortega Gil' };

const event = (id: number, values: Partial<AuditEvent>): AuditEvent => ({
  id: String(id),
  at: `2026-11-20T0${9 - (id % 9)}:15:00Z`,
  actor: ANA,
  action: 'READ',
  entity: 'patient',
  patient: MANUEL,
  result: 200,
  address: '192.168.1.20',
  ...values,
});

/** One event of each kind: lists, refusals, deleted accounts, deleted records, the server itself, a colleague's account. */
export const AUDIT_FIXTURES: AuditEvent[] = [
  event(9, { action: 'EXPORT' }),
  event(8, {}),
  event(7, { entity: 'patient-list', patient: null }),
  event(6, { action: 'CREATE', entity: 'evaluation' }),
  event(5, {
    actor: { id: 'u2', name: 'Luis Vega', role: 'THERAPIST' },
    result: 404,
    patient: null,
    address: '2001:db8:85a3::8a2e:370:7334',
  }),
  event(4, { actor: { id: 'u3', name: 'Carmen Polo', role: 'ADMIN' }, entity: 'appointment' }),
  event(3, { actor: { id: 'u4', name: null, role: 'PATIENT' }, entity: 'progress', action: 'UPDATE' }),
  event(2, { action: 'DELETE', patient: { id: 'p9', name: null } }),
  event(1, {
    actor: { id: null, name: null, role: null },
    action: 'PURGE',
    patient: { id: 'p8', name: null },
    address: null,
  }),
  event(0, {
    actor: { id: 'u3', name: 'Carmen Polo', role: 'ADMIN' },
    action: 'UPDATE',
    entity: 'staff-access',
    patient: null,
    subject: { id: 'u5', name: 'Óscar Marín Rey' },
  }),
];
