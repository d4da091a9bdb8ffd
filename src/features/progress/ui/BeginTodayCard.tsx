import type { ReactNode } from 'react';
import type { PatientRoutine } from '@/contract/progressAnswers';
import { KEEP_FRESH } from '@/shared/freshness';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { PlayIcon } from '@/shared/ui/icon/icons';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useListTodayRoutinesQuery } from '../api';
import { useGuidedAtFirst } from '../runner/settings';
import { useRoutineStart } from './useRoutines';
import styles from './BeginTodayCard.module.css';
import { nextRoutine, STOPPED_HINT } from './homeRows';

export interface BeginTodayCardProps {
  /** Called with the run to start or continue; the page then opens the runner. */
  onRun: (progressId: string) => void;
}

/**
 * One button that leads to today's exercises, first on the patient's dashboard. Whoever has never chosen begins in guided
 * mode, which counts, speaks and needs no further touch. Where the fetch failed, it leads to the
 * list of routines, which can be asked for again.
 */
export function BeginTodayCard({ onRun }: BeginTodayCardProps) {
  const { currentData: today, error } = useListTodayRoutinesQuery(undefined, KEEP_FRESH);
  const { begin, starting } = useRoutineStart(onRun);
  const guideAtFirst = useGuidedAtFirst();
  if (!today && !error)
    return (
      <Frame>
        <SkeletonText lines={2} label="Cargando los ejercicios de hoy" />
      </Frame>
    );
  if (!today)
    return (
      <Frame>
        <ButtonLink to={ROUTES.myRoutines} variant="primary" size="lg" fullWidth>
          Ir a mis rutinas
        </ButtonLink>
      </Frame>
    );
  const routine = nextRoutine(today);
  if (!routine)
    return (
      <Frame>
        <p className={styles.text}>
          {today.length > 0 ? '¡Bien! Has terminado los ejercicios de hoy.' : 'Hoy no tienes ejercicios.'}
        </p>
      </Frame>
    );
  const { id, name, todayProgress } = routine;
  const isStopped = todayProgress?.stoppedForPain === true;
  const hint = isStopped ? STOPPED_HINT : againText(routine);
  return (
    <Frame>
      <Button
        variant={isStopped ? 'secondary' : 'primary'}
        size="lg"
        fullWidth
        icon={PlayIcon}
        loading={starting !== null}
        onClick={() => {
          guideAtFirst();
          if (todayProgress) onRun(todayProgress.id);
          else void begin(id);
        }}
      >
        {todayProgress ? 'Continuar mis ejercicios' : 'Empezar mis ejercicios'}
      </Button>
      <p className={styles.text}>{name}</p>
      {hint && <p className={styles.text}>{hint}</p>}
    </Frame>
  );
}

/** How often a routine was done today and how often it is left. Null before the first time, and during a run. */
function againText({ todayProgress, runsDoneToday = 0, runsDueToday = 0 }: PatientRoutine): string | null {
  const left = runsDueToday - runsDoneToday;
  if (todayProgress || runsDoneToday === 0 || left <= 0) return null;
  return `Llevas ${runsDoneToday} de ${runsDueToday} hoy. ${left === 1 ? 'Te queda otra' : `Te quedan otras ${left}`} para más tarde.`;
}

/** Same height in every state, to avoid layout shifts. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <Card as="div">
      <div className={styles.frame}>{children}</div>
    </Card>
  );
}
