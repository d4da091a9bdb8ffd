import { useNavigate } from 'react-router-dom';
import { PatientConversation } from '@/features/chat';
import { ROUTES } from '@/shared/routes';

/** Tab 'Mensajes' of a record. */
export function MessagesSection({ patient }: { patient: { id: string; name: string } }) {
  const navigate = useNavigate();
  return <PatientConversation patient={patient} onStarted={(id) => navigate(ROUTES.conversation(id))} />;
}
