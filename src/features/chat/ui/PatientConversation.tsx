import { useState } from 'react';
import { CHAT_LIMITS, CHAT_MESSAGES } from '@/contract/chat';
import { catalogueText } from '@/shared/api/errors';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { ConversationIcon } from '@/shared/ui/icon/icons';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListConversationsQuery } from '../api';
import { ConversationView } from './ConversationView';
import { StartChatButton } from './StartChatButton';

export interface PatientConversationProps {
  patient: { id: string; name: string };
  /** Called with the conversation's id once it is opened; the page then shows it. */
  onStarted: (conversationId: string) => void;
}

/**
 * The conversation with a patient inside the record, or the way to it. A backend need not say which record a conversation
 * belongs to, and a long list does not hold all.
 */
export function PatientConversation({ patient, onStarted }: PatientConversationProps) {
  const { currentData, error, isFetching, refetch } = useListConversationsQuery();
  const [unavailable, setUnavailable] = useState(false);
  const own = currentData?.find(({ patientId }) => patientId === patient.id);

  if (error && !currentData)
    return (
      <ErrorState
        message={catalogueText(error, CHAT_MESSAGES.listFailed)}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!currentData) return <SkeletonList rows={6} label="Cargando conversación..." />;
  if (own && !unavailable)
    return (
      <ConversationView conversationId={own.id} headingLevel={2} onUnavailable={() => setUnavailable(true)} />
    );
  // Beyond what is listed there may be one.
  const isWhole = currentData.length < CHAT_LIMITS.listed;
  const isNew = !own && isWhole && currentData.every(({ patientId }) => patientId !== undefined);
  return (
    <EmptyState
      icon={ConversationIcon}
      headingLevel={2}
      title={isNew ? 'Todavía no hay conversación' : 'Conversación con el paciente'}
      text={isNew ? 'Escríbele y aquí verás lo que habléis.' : 'Ábrela para leer y escribir mensajes.'}
      action={
        <StartChatButton
          patient={patient}
          text={isNew ? 'Empezar conversación' : 'Abrir conversación'}
          onStarted={onStarted}
        />
      }
    />
  );
}
