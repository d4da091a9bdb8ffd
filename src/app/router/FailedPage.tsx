import { SHELL_MESSAGES } from '@/contract/common/messages';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import type { RetryProps } from '@/shared/ui/late-part/lateComponent';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
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
