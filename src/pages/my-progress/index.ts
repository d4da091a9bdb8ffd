export { sessionsDomain } from '@/features/sessions';
export { MyProgressPage } from './ui/MyProgressPage';
