import { useRef, useState } from 'react';
import { CHAT_MESSAGES } from '@/contract/chat/messages';
import { catalogueText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { Button } from '@/shared/ui/button';
import { ConversationIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { createConversation } from '../api';

export interface StartChatButtonProps {
  patient: { id: string; name: string };
  /** The conversation stands; the page goes there. */
  onStarted: (conversationId: string) => void;
  /** Shown as a button with this text; without it as a sign. */
  text?: string;
}

/** Opens the conversation with a patient, made if there is none yet. */
export function StartChatButton({ patient, onStarted, text }: StartChatButtonProps) {
  const dispatch = useAppDispatch();
  const [isStarting, setStarting] = useState(false);
  // The second half of a double click may come after a quick answer: the page is on its way by then.
  const started = useRef(false);
  const start = async () => {
    if (started.current) return;
    started.current = true;
    setStarting(true);
    // Not by the mutation's hook: every row of a long table has this button, and hardly any is ever pressed.
    const call = createConversation.initiate({ patientId: patient.id }, { track: false });
    const result = await dispatch(call);
    setStarting(false);
    if ('error' in result) {
      started.current = false;
      const message = catalogueText(result.error, CHAT_MESSAGES.createFailed);
      dispatch(toastRequested({ message, variant: 'error' }));
      return;
    }
    dispatch(toastRequested({ message: CHAT_MESSAGES.created, variant: 'success' }));
    onStarted(result.data.id);
  };
  if (text)
    return (
      <Button size="sm" icon={ConversationIcon} loading={isStarting} onClick={() => void start()}>
        {text}
      </Button>
    );
  return (
    <IconButton
      size="sm"
      icon={ConversationIcon}
      label={`Conversar con ${patient.name}`}
      loading={isStarting}
      onClick={() => void start()}
    />
  );
}
