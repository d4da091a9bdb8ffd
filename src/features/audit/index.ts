export { auditDomain } from './domain';
export { AuditLog } from './ui/AuditLog';
export { OwnAudit } from './ui/OwnAudit';
