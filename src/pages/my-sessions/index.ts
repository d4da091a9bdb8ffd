import { prefetchMySessions } from '@/features/sessions';

export { MySessionsPage as Component } from './ui/MySessionsPage';

export const prefetches = () => [prefetchMySessions];
