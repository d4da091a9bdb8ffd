export { sessionsDomain } from '@/features/sessions';
export { HistoryPage } from './ui/HistoryPage';
