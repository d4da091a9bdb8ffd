import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startChatListeners } from './listeners';
import { chatSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof chatSlice> {}
}

export const chatDomain: Domain = {
  name: chatSlice.name,
  slices: [chatSlice],
  startListeners: startChatListeners,
};
