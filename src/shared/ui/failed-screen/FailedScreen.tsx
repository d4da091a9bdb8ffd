import { SHELL_MESSAGES } from '@/contract/common/shellMessages';
import { AuthLayout } from '../auth-layout';
import { Button } from '../button';
import { InlineAlert } from '../inline-alert';
import type { RetryProps } from '../late-part';

/** Stands in for a public screen, or for all that lies behind the sign-in, when its download failed. */
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
