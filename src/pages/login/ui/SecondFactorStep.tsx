import { SecondFactorForm } from '@/features/auth';
import type { SealedSecret } from '@/shared/identity/vault';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { Button } from '@/shared/ui/button/Button';

export interface SecondFactorStepProps {
  /** Challenge from the first step; `null` in a replay. */
  challenge: SealedSecret | null;
  onLoggedIn: () => void;
  onBack: () => void;
}

/** Second step of a sign-in. Downloaded only when needed. */
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
