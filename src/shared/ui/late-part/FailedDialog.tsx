import { Dialog } from '../dialog/Dialog';
import { ErrorState } from '../error-state/ErrorState';
import type { RetryProps } from './lateComponent';

export interface FailedDialogProps extends RetryProps {
  title: string;
  message: string;
  onClose: () => void;
}

/** Replaces a dialog or menu whose code could not be downloaded, above the screen that opened it. */
export function FailedDialog({ title, message, onRetry, onClose }: FailedDialogProps) {
  return (
    <Dialog open title={title} size="sm" onClose={onClose}>
      <ErrorState message={message} onRetry={onRetry} />
    </Dialog>
  );
}
