export { notificationsDomain } from '@/features/notifications';
export { Shell } from './Shell';
