import { useState } from 'react';
import type { SecondFactorSetup } from '@/contract/authAnswers';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { AuthenticatorStep } from './AuthenticatorStep';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodesStep } from './RecoveryCodesStep';

export interface SecondFactorSetupDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when the second factor is on and its recovery codes have been shown. */
  onEnabled: () => void;
}

/**
 * Set-up in three steps: password, authenticator, recovery codes. Secrets stay in component state until the
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
        // Closing loses the recovery codes, so Escape or an outside click must not close it.
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
