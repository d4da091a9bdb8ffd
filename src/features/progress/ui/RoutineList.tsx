import { PROGRESS_MESSAGES } from '@/contract/progress';
import { errorText } from '@/shared/api/errors';
import { useFailureToast } from '@/shared/freshness';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { RoutineIcon } from '@/shared/ui/icon/icons';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import type { PatientRoutine } from '@/contract/progressAnswers';
import type { RoutinesTab } from '../slice';
import { RoutineCard } from './RoutineCard';
import styles from './RoutineList.module.css';
import { useRoutinesOf } from './useRoutines';

export interface RoutineListProps {
  tab: RoutinesTab;
  /** Id of the routine that is being started. */
  starting: string | null;
  onStart: (routine: PatientRoutine) => void;
  onContinue: (progressId: string) => void;
  onView: (routine: PatientRoutine) => void;
}

const TEXTS = {
  today: {
    failed: PROGRESS_MESSAGES.todayFailed,
    empty: 'No tienes rutinas para hoy',
    hint: 'Disfruta del descanso. En «Todas» puedes ver las demás.',
  },
  all: {
    failed: PROGRESS_MESSAGES.allFailed,
    empty: 'No tienes rutinas asignadas',
    hint: 'Cuando tu fisioterapeuta te asigne una rutina, aparecerá aquí.',
  },
} as const;

/** The routines of one tab. */
export function RoutineList({ tab, starting, onStart, onContinue, onView }: RoutineListProps) {
  const { routines, query } = useRoutinesOf(tab);
  const { failed, empty, hint } = TEXTS[tab];
  useFailureToast(query.error, failed);

  if (!routines) {
    if (query.error)
      return (
        <ErrorState
          message={errorText(query.error, failed)}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      );
    return <SkeletonList rows={3} label="Cargando rutinas" />;
  }
  if (routines.length === 0)
    return <EmptyState icon={RoutineIcon} title={empty} text={hint} headingLevel={2} />;
  return (
    <ul className={styles.list}>
      {routines.map((routine) => (
        <li key={routine.id}>
          <RoutineCard
            routine={routine}
            starting={starting === routine.id}
            onStart={() => onStart(routine)}
            onContinue={onContinue}
            onView={() => onView(routine)}
          />
        </li>
      ))}
    </ul>
  );
}
