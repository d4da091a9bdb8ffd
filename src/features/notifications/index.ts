export { notificationsDomain } from './domain';
export { NotificationBell } from './ui/NotificationBell';
