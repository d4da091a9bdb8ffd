import { SHELL_MESSAGES } from '@/contract/common/messages';
import { AuthLayout } from '../auth-layout';
import { Button } from '../button';
import { InlineAlert } from '../inline-alert';
import type { RetryProps } from '../late-part';

/** Replaces a public screen, or the whole signed-in area, if its code could not be downloaded. */
export function FailedScreen({ onRetry }: RetryProps) {
  return (
    <AuthLayout title={SHELL_MESSAGES.screenNotLoaded}>
      <InlineAlert tone="danger" live>
        {SHELL_MESSAGES.checkConnection}
      </InlineAlert>
      <Button variant="primary" fullWidth onClick={onRetry}>
        {SHELL_MESSAGES.retry}
      </Button>
    </AuthLayout>
  );
}
