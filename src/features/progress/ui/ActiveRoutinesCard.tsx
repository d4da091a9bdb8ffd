import { DASHBOARD_LIMITS } from '@/contract/common/constants';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import { exercisesText } from '@/contract/routines';
import { howOften } from '@/contract/routineSchedule';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListMyRoutinesQuery } from '../api';
import styles from './HomeCard.module.css';
import { isActive } from './homeRows';
import { TodayBadge } from './RoutineCard';

/**
 * Up to three active routines, for the patient's dashboard. A failed fetch is only logged; the card then does
 * not claim that there are none.
 */
export function ActiveRoutinesCard() {
  const { currentData, error } = useListMyRoutinesQuery(undefined, FRESH_ON_RETURN);
  useLoggedFailure(error, PROGRESS_MESSAGES.allFailed);
  const all = currentData?.filter(isActive);
  const active = all?.slice(0, DASHBOARD_LIMITS.activeRoutines);
  const more = (all?.length ?? 0) - (active?.length ?? 0);
  return (
    <Card
      title="Rutinas activas"
      footer={
        <ButtonLink to={ROUTES.myRoutines} variant="quiet">
          Ver mis rutinas
        </ButtonLink>
      }
    >
      {!active && !error ? (
        <SkeletonList rows={DASHBOARD_LIMITS.activeRoutines} label="Cargando rutinas" />
      ) : null}
      {!active && error ? <p className={styles.empty}>{PROGRESS_MESSAGES.allFailed}</p> : null}
      {active?.length === 0 ? <p className={styles.empty}>No tienes rutinas activas</p> : null}
      <ul>
        {active?.map((routine) => (
          <li key={routine.id} className={styles.row}>
            <span className={styles.text}>
              <span className={styles.name}>{routine.name}</span>
              <span className={styles.detail}>
                {exercisesText(routine.exercises.length)} · {howOften(routine.frequency, routine.schedule)}
              </span>
            </span>
            <TodayBadge routine={routine} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.empty}>Y {more} más</p> : null}
    </Card>
  );
}
