import { useLocation } from 'react-router-dom';
import { FIRST_MESSAGES } from '@/contract/common/firstMessages';
import { ErrorState } from '@/shared/ui/error-state';
import type { RetryProps } from '@/shared/ui/late-part';
import { PageHeader } from '@/shared/ui/page-header';
import { pageTitle } from '../shell/navigation';

/** Stands in the page's place when its download failed; the frame around it stays. */
export function FailedPage({ onRetry }: RetryProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={pageTitle(pathname)} />
      <ErrorState
        title={FIRST_MESSAGES.screenNotLoaded}
        message={FIRST_MESSAGES.checkConnection}
        onRetry={onRetry}
      />
    </>
  );
}
