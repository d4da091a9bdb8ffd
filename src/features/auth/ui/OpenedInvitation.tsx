import { useLocation, useNavigate } from 'react-router-dom';
import { ROLE_LABELS } from '@/contract/common/roles';
import { invitationOfState } from '@/shared/routes';
import { Button } from '@/shared/ui/button/Button';
import { LogOutIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useAuth } from '../AuthProvider';

/**
 * Says that an invitation was opened in a browser in which somebody is signed in, and who. Signing out leads to the invitation
 * (`SignedIn`), which stands in the navigation state alone.
 */
export function OpenedInvitation() {
  const { user, logout } = useAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  if (!user || !invitationOfState(state)) return null;
  return (
    <InlineAlert
      tone="warning"
      title="Has abierto una invitación"
      live
      action={
        <Button icon={LogOutIcon} onClick={logout}>
          Cerrar sesión y seguir
        </Button>
      }
      onDismiss={() => navigate('.', { replace: true })}
    >
      En este navegador está iniciada la sesión de <bdi>{user.name}</bdi> ({ROLE_LABELS[user.role]}). Para
      crear la cuenta de la invitación hay que cerrarla.
    </InlineAlert>
  );
}
