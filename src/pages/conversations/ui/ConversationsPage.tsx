import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/auth';
import { ConversationList, newDialogToggled, selectNewDialogOpen } from '@/features/chat';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { PlusIcon } from '@/shared/ui/icon';
import { PageHeader } from '@/shared/ui/page-header';

// Its form and its list of patients weigh three times the rest of the screen.
const NewConversation = lazy(async () => ({ default: (await import('./NewConversation')).NewConversation }));

/** /conversations: only therapists start one (spec §6). */
export function ConversationsPage() {
  const { user } = useAuth();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dialogOpen = useAppSelector(selectNewDialogOpen);
  // Stays once it was wanted, so that it can hand the focus back when it closes.
  const [wanted, setWanted] = useState(dialogOpen);
  if (dialogOpen && !wanted) setWanted(true);
  const canStart = user?.role === 'THERAPIST';
  const startButton = canStart && (
    <Button variant="primary" icon={PlusIcon} onClick={() => dispatch(newDialogToggled(true))}>
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
        <Suspense>
          <NewConversation
            open={dialogOpen}
            onClose={() => dispatch(newDialogToggled(false))}
            onStarted={(id) => {
              dispatch(newDialogToggled(false));
              navigate(ROUTES.conversation(id));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
