export { progressDomain } from '@/features/progress';
export { MyRoutinesPage } from './ui/MyRoutinesPage';
