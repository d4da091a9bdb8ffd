import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/** Card with the button that changes the password. */
export function PasswordCard() {
  const dialog = useOpening('passwordChange');
  return (
    <Card
      title="Tu contraseña"
      description="Cámbiala si crees que alguien la conoce. Se cierran tus demás sesiones."
      headingLevel={3}
    >
      <Button onClick={() => dialog.open()}>Cambiar contraseña</Button>
      <ChangePasswordDialog open={dialog.isOpen} onClose={dialog.close} onChanged={dialog.close} />
    </Card>
  );
}
