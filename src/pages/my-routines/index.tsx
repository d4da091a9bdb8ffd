import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { useAuth } from '@/features/auth';
import {
  MyRoutines,
  RoutineRunner,
  progressDomain,
  prefetchRun,
  prefetchTodayRoutines,
} from '@/features/progress';
import type { Visit } from '@/shared/redux';
import { RUN_PARAM } from '@/shared/routes';
import { AccessDenied } from '@/shared/ui/access-denied/AccessDenied';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

function MyRoutinesScreen() {
  const [params, setParams] = useSearchParams();
  const progressId = params.get(RUN_PARAM);
  const [returning, setReturning] = useState(false);

  const run = useCallback(
    (id: string) => setParams((now) => ({ ...Object.fromEntries(now), [RUN_PARAM]: id })),
    [setParams],
  );
  const close = useCallback(() => {
    setReturning(true);
    setParams(
      (now) => {
        now.delete(RUN_PARAM);
        return now;
      },
      { replace: true },
    );
  }, [setParams]);

  return progressId ? (
    <RoutineRunner key={progressId} progressId={progressId} onClose={close} />
  ) : (
    <>
      <PageHeader title="Mis Rutinas" description="Tus ejercicios de hoy, paso a paso." />
      <MyRoutines onRun={run} returning={returning} />
    </>
  );
}

/** /my-routines. */
export function MyRoutinesPage() {
  const { isPatient } = useAuth();
  return isPatient ? <MyRoutinesScreen /> : <AccessDenied text={COMMON_MESSAGES.deniedPatientOnly} />;
}

export { MyRoutinesPage as Component };

export const domains = [progressDomain];

export const prefetches = ({ search }: Visit) => {
  const run = new URLSearchParams(search).get(RUN_PARAM);
  return [run ? prefetchRun(run) : prefetchTodayRoutines];
};
