import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAuth } from '@/features/auth';
import { ConversationList, ConversationView, chatDomain, prefetchConversations } from '@/features/chat';
import { selectUser } from '@/shared/identity/slice';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { Button } from '@/shared/ui/button/Button';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import type { NewConversationProps } from './ui/NewConversation';

// The form and its list of patients are three times as large as the rest of the screen.
const NewConversation = latePart<NewConversationProps>(
  async () => (await import('./ui/NewConversation')).NewConversation,
  {
    failed: ({ open, onClose, onRetry }) =>
      open ? (
        <FailedDialog
          title="Nueva conversación"
          message="No se ha podido abrir el formulario"
          onRetry={onRetry}
          onClose={onClose}
        />
      ) : null,
  },
);

/** /conversations. Only therapists can start one. */
export function ConversationsPage() {
  const { user } = useAuth();
  const navigate = useNavigateWhileShown();
  const dialog = useOpening('newConversation');
  // Stays mounted after the first use, so that the focus can be returned on closing.
  const [wanted, setWanted] = useState(dialog.isOpen);
  if (dialog.isOpen && !wanted) setWanted(true);
  const canStart = user?.role === 'THERAPIST';
  const startButton = canStart && (
    <Button variant="primary" icon={PlusIcon} onClick={() => dialog.open()}>
      Nueva conversación
    </Button>
  );
  return (
    <>
      <PageHeader title="Conversaciones" actions={startButton} />
      <ConversationList
        emptyText={
          canStart
            ? 'Elige un paciente con «Nueva conversación» para empezar a hablar.'
            : 'Cuando tu fisioterapeuta te escriba, lo verás aquí.'
        }
      />
      {canStart && wanted && (
        <NewConversation
          open={dialog.isOpen}
          onClose={dialog.close}
          onStarted={(id) => {
            dialog.close();
            navigate(ROUTES.conversation(id));
          }}
        />
      )}
    </>
  );
}

/** /conversations/{id}. If it cannot be loaded, returns to the list. */
export function ConversationPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isTherapist = useAppSelector(selectUser)?.role === 'THERAPIST';
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Conversaciones', to: ROUTES.conversations }, { label: 'Conversación' }]}
      />
      {/* A notice leads from one conversation to another. */}
      <ConversationView
        key={id}
        conversationId={id}
        onUnavailable={() => navigate(ROUTES.conversations, { replace: true })}
        {...(isTherapist && { recordOf: ROUTES.patient })}
      />
    </>
  );
}

export const domains = [chatDomain];
export const prefetches = () => [prefetchConversations];
