import { SecondFactorForm } from '@/features/auth';
import type { SealedSecret } from '@/shared/identity';
import { AuthLayout } from '@/shared/ui/auth-layout';
import { Button } from '@/shared/ui/button';

/** Props of the second step of a sign-in. */
export interface SecondFactorStepProps {
  /** What the first step gave; `null` in a replay. */
  challenge: SealedSecret | null;
  onLoggedIn: () => void;
  onBack: () => void;
}

/** Sign-in's second step; downloaded only by who needs it. */
export function SecondFactorStep({ challenge, onLoggedIn, onBack }: SecondFactorStepProps) {
  return (
    <AuthLayout
      title="Verificación en dos pasos"
      footer={
        <Button variant="quiet" onClick={onBack}>
          Volver a iniciar sesión
        </Button>
      }
    >
      <SecondFactorForm challenge={challenge} onLoggedIn={onLoggedIn} />
    </AuthLayout>
  );
}
