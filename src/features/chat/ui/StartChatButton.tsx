import { Button } from '@/shared/ui/button';
import { ConversationIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { useChatStart } from '../useChatStart';

export interface StartChatButtonProps {
  patient: { id: string; name: string };
  /** Called with the conversation's id; the page opens it. */
  onStarted: (conversationId: string) => void;
  /** Shown as a button with this text; without it as a sign. */
  text?: string;
}

/** Opens the conversation with a patient, made if there is none yet. */
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
