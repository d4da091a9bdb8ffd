export { sessionsDomain } from '@/features/sessions';
export { prefetches } from './prefetches';
export { HistoryPage } from './ui/HistoryPage';
