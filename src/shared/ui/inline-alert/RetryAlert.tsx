import { SHELL_MESSAGES } from '@/contract/common/messages';
import type { Failure } from '@/shared/api/errors';
import { Button } from '../button/Button';
import { InlineAlert } from './InlineAlert';

/** Stands where something could not be loaded that may matter, with the way to ask for it again. */
export function RetryAlert({ message, onRetry, retrying }: Failure) {
  return (
    <InlineAlert
      tone="warning"
      live
      action={
        <Button size="sm" loading={retrying} onClick={onRetry}>
          {SHELL_MESSAGES.retry}
        </Button>
      }
    >
      {message}
    </InlineAlert>
  );
}
