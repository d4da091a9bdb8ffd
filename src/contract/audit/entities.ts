export type { AuditActor, AuditEvent, AuditPage, AuditPerson } from './answers';
