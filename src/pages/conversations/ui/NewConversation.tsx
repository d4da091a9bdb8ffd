import { NewConversationDialog } from '@/features/chat';
import { PatientChoice } from './PatientChoice';

export interface NewConversationProps {
  open: boolean;
  onClose: () => void;
  onStarted: (conversationId: string) => void;
}

/** The modal to start a conversation, with the patients to choose from; downloaded when it is first opened. */
export function NewConversation(props: NewConversationProps) {
  return <NewConversationDialog {...props} patientField={<PatientChoice />} />;
}
