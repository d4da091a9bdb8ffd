import { errorText, isApiError } from '@/shared/api/errors';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';

export interface FailedPanelProps {
  error: unknown;
  /** Text of a failure, used if the server sent none. */
  failure: string;
  /** What a backend without this part is said to lack. */
  missing: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A section of the settings that could not be loaded, or that the backend does not have. */
export function FailedPanel({ error, failure, missing, onRetry, retrying }: FailedPanelProps) {
  if (isApiError(error) && error.status === 404) return <EmptyState title={missing} />;
  return <ErrorState message={errorText(error, failure)} onRetry={onRetry} retrying={retrying} />;
}
