import { FIRST_MESSAGES } from '@/contract/common/firstMessages';
import { AuthLayout } from '../auth-layout';
import { Button } from '../button';
import { InlineAlert } from '../inline-alert';
import type { RetryProps } from '../late-part';

/** Stands in for a public screen, or for all that lies behind the sign-in, when its download failed. */
export function FailedScreen({ onRetry }: RetryProps) {
  return (
    <AuthLayout title={FIRST_MESSAGES.screenNotLoaded}>
      <InlineAlert tone="danger" live>
        {FIRST_MESSAGES.checkConnection}
      </InlineAlert>
      <Button variant="primary" fullWidth onClick={onRetry}>
        {FIRST_MESSAGES.retry}
      </Button>
    </AuthLayout>
  );
}
