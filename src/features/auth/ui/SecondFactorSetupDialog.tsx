import { useState } from 'react';
import type { SecondFactorSetup } from '@/contract/auth/entities';
import { Dialog } from '@/shared/ui/dialog';
import { AuthenticatorStep } from './AuthenticatorStep';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodesStep } from './RecoveryCodesStep';

/** Props of the set-up of the second factor. */
export interface SecondFactorSetupDialogProps {
  open: boolean;
  onClose: () => void;
  /** The second factor counts from now on, and its recovery codes were shown. */
  onEnabled: () => void;
}

/**
 * Three steps: password, authenticator, recovery codes. Secrets stay in component state and go when the
 * dialog closes.
 */
export function SecondFactorSetupDialog({ open, ...steps }: SecondFactorSetupDialogProps) {
  return open ? <Steps {...steps} /> : null;
}

function Steps({ onClose, onEnabled }: Omit<SecondFactorSetupDialogProps, 'open'>) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes)
    return (
      <Dialog
        open
        // The codes are gone with the dialog: no slip of a key may close it.
        role="alertdialog"
        title="Códigos de recuperación"
        onClose={() => undefined}
      >
        <RecoveryCodesStep codes={codes} onDone={onEnabled} />
      </Dialog>
    );
  return (
    <Dialog open title="Activar la verificación en dos pasos" onClose={onClose}>
      {setup ? (
        <AuthenticatorStep setup={setup} onConfirmed={setCodes} onCancel={onClose} />
      ) : (
        <PasswordStep onStarted={setSetup} onCancel={onClose} />
      )}
    </Dialog>
  );
}
