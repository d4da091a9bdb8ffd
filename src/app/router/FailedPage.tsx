import { SHELL_MESSAGES } from '@/contract/common/messages';
import { ErrorState } from '@/shared/ui/error-state';
import type { RetryProps } from '@/shared/ui/late-part';
import { PageHeader } from '@/shared/ui/page-header';
import { useScreen } from './useScreen';

/** Replaces a page whose code could not be downloaded, inside the shell. */
export function FailedPage({ onRetry }: RetryProps) {
  return (
    <>
      <PageHeader title={useScreen()?.title ?? ''} />
      <ErrorState
        title={SHELL_MESSAGES.screenNotLoaded}
        message={SHELL_MESSAGES.checkConnection}
        onRetry={onRetry}
      />
    </>
  );
}
