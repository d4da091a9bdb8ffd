export { sessionsDomain } from '@/features/sessions';
export { prefetches } from './prefetches';
export { MyProgressPage } from './ui/MyProgressPage';
