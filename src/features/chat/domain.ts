import { connectionSlice } from '@/shared/realtime';
import type { Domain } from '@/shared/redux';
import { startChatListeners } from './listeners';
import { chatSlice } from './slice';

export const chatDomain: Domain = {
  name: chatSlice.name,
  slices: [chatSlice, connectionSlice],
  startListeners: startChatListeners,
};
