import { useLocation } from 'react-router-dom';
import { SHELL_MESSAGES } from '@/contract/common/shellMessages';
import { ErrorState } from '@/shared/ui/error-state';
import type { RetryProps } from '@/shared/ui/late-part';
import { PageHeader } from '@/shared/ui/page-header';
import { pageTitle } from '../shell/navigation';

/** Replaces a page whose code could not be downloaded, inside the shell. */
export function FailedPage({ onRetry }: RetryProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={pageTitle(pathname)} />
      <ErrorState
        title={SHELL_MESSAGES.screenNotLoaded}
        message={SHELL_MESSAGES.checkConnection}
        onRetry={onRetry}
      />
    </>
  );
}
