import { Button } from '@/shared/ui/button/Button';
import { ConversationIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { useChatStart } from '../useChatStart';

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
