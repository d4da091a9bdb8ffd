import type { Domain } from '@/shared/redux';
import { startNotificationListeners } from './listeners';
import { notificationsSlice } from './slice';

export const notificationsDomain: Domain = {
  name: notificationsSlice.name,
  slices: [notificationsSlice],
  startListeners: startNotificationListeners,
};
