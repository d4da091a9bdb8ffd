import { NewConversationDialog } from '@/features/chat';
import { PatientChoice } from './PatientChoice';

export interface NewConversationProps {
  open: boolean;
  onClose: () => void;
  onStarted: (conversationId: string) => void;
}

/** Modal to start a conversation with a choice of patients. Downloaded when first opened. */
export function NewConversation(props: NewConversationProps) {
  return <NewConversationDialog {...props} patientField={<PatientChoice />} />;
}
