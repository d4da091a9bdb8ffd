import { useCallback, useRef, useState } from 'react';
import { CHAT_MESSAGES } from '@/contract/chat';
import { catalogueText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { ConversationIcon } from '@/shared/ui/icon/icons';
import { createConversation } from '../api';

export interface StartChatButtonProps {
  patient: { id: string; name: string };
  /** Called with the conversation's id; the page then opens it. */
  onStarted: (conversationId: string) => void;
  /** Text of the button. Without it only an icon is shown. */
  text?: string;
}

/** Opens the conversation with a patient and creates it if necessary. */
export function StartChatButton({ patient, onStarted, text }: StartChatButtonProps) {
  const { start, isStarting } = useChatStart(onStarted);
  if (text)
    return (
      <Button size="sm" icon={ConversationIcon} loading={isStarting} onClick={() => void start(patient.id)}>
        {text}
      </Button>
    );
  return (
    <IconButton
      size="sm"
      icon={ConversationIcon}
      label={`Conversar con ${patient.name}`}
      loading={isStarting}
      onClick={() => void start(patient.id)}
    />
  );
}

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
