import { sessionsDomain, prefetchMySessions, prefetchSessions } from '@/features/sessions';
import type { Visit } from '@/shared/redux';

export { HistoryPage as Component } from './ui/HistoryPage';
export const domains = [sessionsDomain];

export const prefetches = ({ role }: Visit) => [role === 'PATIENT' ? prefetchMySessions : prefetchSessions];
