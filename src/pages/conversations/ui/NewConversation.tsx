import { CHAT_MESSAGES } from '@/contract/chat';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { NewConversationDialog } from '@/features/chat';
import { PatientSelectField, useListPatientsQuery } from '@/features/patients';
import { isConnectionError } from '@/shared/api/errors';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';

export interface NewConversationProps {
  open: boolean;
  onClose: () => void;
  onStarted: (conversationId: string) => void;
}

/** Modal to start a conversation with a choice of patients. Downloaded when first opened. */
export function NewConversation(props: NewConversationProps) {
  return <NewConversationDialog {...props} patientField={<PatientChoice />} />;
}

/** Patients to start a conversation with. Shows a message if they cannot be loaded. */
function PatientChoice() {
  const { data, error, isFetching, refetch } = useListPatientsQuery();
  if (error && !data)
    return (
      <ErrorState
        message={isConnectionError(error) ? COMMON_MESSAGES.networkError : CHAT_MESSAGES.patientsFailed}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  return <PatientSelectField name="patientId" />;
}
