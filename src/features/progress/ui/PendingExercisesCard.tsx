import { DASHBOARD_LIMITS } from '@/contract/common/constants';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import { KEEP_FRESH } from '@/shared/freshness';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListTodayRoutinesQuery } from '../api';
import { spokenDose } from '../guided/phrases';
import styles from './HomeCard.module.css';
import { pendingExercises } from './homeRows';

/**
 * Up to five exercises left for today, for the patient's dashboard. A failed fetch is only logged; the card
 * then does not claim that there are none.
 */
export function PendingExercisesCard() {
  const { currentData, error } = useListTodayRoutinesQuery(undefined, KEEP_FRESH);
  useLoggedFailure(error, PROGRESS_MESSAGES.todayFailed);
  const pending = currentData && pendingExercises(currentData);
  const shown = pending?.slice(0, DASHBOARD_LIMITS.pendingExercises);
  const more = (pending?.length ?? 0) - (shown?.length ?? 0);
  return (
    <Card
      title="Ejercicios pendientes"
      footer={
        <ButtonLink to={ROUTES.myRoutines} variant="quiet">
          Ir a mis rutinas
        </ButtonLink>
      }
    >
      {!shown && !error ? (
        <SkeletonList rows={DASHBOARD_LIMITS.pendingExercises} label="Cargando ejercicios" />
      ) : null}
      {!shown && error ? <p className={styles.empty}>{PROGRESS_MESSAGES.todayFailed}</p> : null}
      {shown?.length === 0 ? <p className={styles.empty}>No tienes ejercicios pendientes</p> : null}
      <ul>
        {shown?.map((item) => (
          <li key={item.key} className={styles.row}>
            <span className={styles.text}>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.detail}>
                {item.routineName} · {spokenDose(item)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.empty}>Y {more} más</p> : null}
    </Card>
  );
}
