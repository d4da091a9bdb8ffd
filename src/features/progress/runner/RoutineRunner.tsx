import { useDeferredValue, useEffect, useState } from 'react';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { useGetRunQuery } from '../api';
import { RunnerFrame } from './RunnerFrame';
import { RunnerSteps } from './RunnerSteps';

export interface RoutineRunnerProps {
  progressId: string;
  /** Closes the runner. Completed exercises are kept. */
  onClose: () => void;
  /** See `GuidedSession`. */
  clock?: () => number;
}

/** A cached run younger than this counts as fresh, because it was prefetched on the way here. */
const STILL_FRESH_S = 5;

/** Full-screen runner of one run. Loads it and continues at the first exercise that is not done. */
export function RoutineRunner({ progressId, onClose, clock }: RoutineRunnerProps) {
  const dispatch = useAppDispatch();
  const {
    currentData: run,
    error,
    isFetching,
    refetch,
  } = useGetRunQuery(progressId, { refetchOnMountOrArgChange: STILL_FRESH_S });
  // A cached run may be outdated: wait for the server's answer before starting.
  const [fresh, setFresh] = useState(false);
  if (!fresh && run && !isFetching) setFresh(true);
  // Deferred, so that React renders the exercise in short tasks that a tap can interrupt.
  const begun = useDeferredValue(fresh);
  const failure = !run && error && !isFetching ? errorText(error, PROGRESS_MESSAGES.progressFailed) : null;

  useEffect(() => {
    if (failure) dispatch(toastRequested({ message: failure, variant: 'error' }));
  }, [dispatch, failure]);

  if (run && begun) return <RunnerSteps run={run} onClose={onClose} {...(clock && { clock })} />;
  return (
    <RunnerFrame title="Rutina" onClose={onClose}>
      {failure ? <ErrorState message={failure} onRetry={refetch} /> : <Spinner centred />}
    </RunnerFrame>
  );
}
