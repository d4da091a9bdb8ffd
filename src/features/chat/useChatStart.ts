import { useCallback, useRef, useState } from 'react';
import { CHAT_MESSAGES } from '@/contract/chat';
import { catalogueText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { createConversation } from './api';

/** Opens the conversation with a patient, creates it if necessary, and shows the result. */
export function useChatStart(onStarted: (conversationId: string) => void) {
  const dispatch = useAppDispatch();
  const [isStarting, setStarting] = useState(false);
  // Ignore the second click of a double click, which may come while the page is already navigating.
  const started = useRef(false);
  const start = useCallback(
    async (patientId: string) => {
      if (started.current) return;
      started.current = true;
      setStarting(true);
      // Dispatched directly: a mutation hook in every row of a long table would cost too much.
      const result = await dispatch(createConversation.initiate({ patientId }, { track: false }));
      setStarting(false);
      if ('error' in result) {
        started.current = false;
        const message = catalogueText(result.error, CHAT_MESSAGES.createFailed);
        dispatch(toastRequested({ message, variant: 'error' }));
        return;
      }
      dispatch(toastRequested({ message: CHAT_MESSAGES.created, variant: 'success' }));
      onStarted(result.data.id);
    },
    [dispatch, onStarted],
  );
  return { start, isStarting };
}
