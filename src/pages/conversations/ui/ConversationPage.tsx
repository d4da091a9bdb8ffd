import { useNavigate, useParams } from 'react-router-dom';
import { ConversationView } from '@/features/chat';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';

/** /conversations/{id}. If it cannot be loaded, returns to the list. */
export function ConversationPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Conversaciones', to: ROUTES.conversations }, { label: 'Conversación' }]}
      />
      <ConversationView
        conversationId={id}
        onUnavailable={() => navigate(ROUTES.conversations, { replace: true })}
      />
    </>
  );
}
