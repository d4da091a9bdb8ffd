import { auditDomain } from '@/features/audit';

export { AuditLogPage as Component } from './ui/AuditLogPage';
export const domains = [auditDomain];
