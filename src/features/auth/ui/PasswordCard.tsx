import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/** Card with the button that changes the password. */
export function PasswordCard() {
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title="Tu contraseña"
      description="Cámbiala si crees que alguien la conoce. Se cierran tus demás sesiones."
      headingLevel={3}
    >
      <Button onClick={() => setAsking(true)}>Cambiar contraseña</Button>
      <ChangePasswordDialog
        open={asking}
        onClose={() => setAsking(false)}
        onChanged={() => setAsking(false)}
      />
    </Card>
  );
}
