import { useCallback, useRef, useState } from 'react';
import { CHAT_MESSAGES } from '@/contract/chat/messages';
import { catalogueText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { createConversation } from './api';

/** Opens the conversation with a patient, made if there is none yet, and says how it went. */
export function useChatStart(onStarted: (conversationId: string) => void) {
  const dispatch = useAppDispatch();
  const [isStarting, setStarting] = useState(false);
  // The second click of a double click may come after a quick answer, while the page is already navigating.
  const started = useRef(false);
  const start = useCallback(
    async (patientId: string) => {
      if (started.current) return;
      started.current = true;
      setStarting(true);
      // Not by the mutation's hook: every row of a long table can do this, and hardly any ever does.
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
