import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startNotificationListeners } from './listeners';
import { notificationsSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof notificationsSlice> {}
}

export const notificationsDomain: Domain = {
  name: notificationsSlice.name,
  slices: [notificationsSlice],
  startListeners: startNotificationListeners,
};
