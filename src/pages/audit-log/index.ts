export { auditDomain } from '@/features/audit';
export { AuditLogPage } from './ui/AuditLogPage';
