import { use } from 'react';
import { SHELL_MESSAGES } from '@/contract/common/messages';
import { AuthLayout } from '../auth-layout/AuthLayout';
import { Button } from '../button/Button';
import { InlineAlert } from '../inline-alert/InlineAlert';
import type { RetryProps } from '../late-part/lateComponent';
import { Outdated } from '../late-part/outdated';

/** Replaces a public screen, or the whole signed-in area, if its code could not be downloaded. */
export function FailedScreen({ onRetry }: RetryProps) {
  const outdated = use(Outdated);
  return (
    <AuthLayout title={SHELL_MESSAGES.screenNotLoaded}>
      <InlineAlert tone="danger" live>
        {outdated ? SHELL_MESSAGES.updated : SHELL_MESSAGES.checkConnection}
      </InlineAlert>
      <Button variant="primary" fullWidth onClick={onRetry}>
        {outdated ? SHELL_MESSAGES.reload : SHELL_MESSAGES.retry}
      </Button>
    </AuthLayout>
  );
}
