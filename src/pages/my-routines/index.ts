export { progressDomain } from '@/features/progress';
export { prefetches } from './prefetches';
export { MyRoutinesPage } from './ui/MyRoutinesPage';
