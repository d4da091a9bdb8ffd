import { Button } from '../button/Button';
import { InlineAlert } from './InlineAlert';

export interface RetryAlertProps {
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Stands where something could not be loaded that may matter, with the way to ask for it again. */
export function RetryAlert({ message, onRetry, retrying }: RetryAlertProps) {
  return (
    <InlineAlert
      tone="warning"
      live
      action={
        <Button size="sm" loading={retrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {message}
    </InlineAlert>
  );
}
