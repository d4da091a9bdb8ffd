import { Link } from 'react-router-dom';
import { exercisesText, ROUTINE_MESSAGES, ROUTINE_STATUS_LABELS } from '@/contract/routines';
import { failureOf } from '@/shared/api/errors';
import { KEEP_FRESH } from '@/shared/freshness';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { Badge } from '@/shared/ui/badge/Badge';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PrintIcon, RoutineIcon } from '@/shared/ui/icon/icons';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListPatientRoutinesQuery } from '../api';
import { oftenText, weeksText } from '../routineTexts';
import { CategoryBadge } from './RoutineMarks';
import styles from './PatientRoutinesCard.module.css';

export interface PatientRoutinesCardProps {
  patientId: string;
  /** Those of this episode alone. */
  episodeId?: string | null;
}

/** A patient's routines on the therapist's patient screen. A failure affects only this card. */
export function PatientRoutinesCard({ patientId, episodeId = null }: PatientRoutinesCardProps) {
  const query = useListPatientRoutinesQuery(patientId, KEEP_FRESH);
  const { currentData } = query;
  const failure = failureOf({ ...query, text: ROUTINE_MESSAGES.dataFailed });
  const routines = currentData?.filter((routine) => episodeId === null || routine.episodeId === episodeId);
  return (
    <Card title="Rutinas" actions={<Link to={ROUTES.newPatientRoutine(patientId)}>Nueva rutina</Link>}>
      {failure ? (
        <ErrorState {...failure} />
      ) : !routines ? (
        <SkeletonList rows={2} />
      ) : routines.length === 0 ? (
        <EmptyState
          icon={RoutineIcon}
          headingLevel={3}
          title={episodeId === null ? 'No hay rutinas creadas' : 'No hay rutinas en este proceso'}
        />
      ) : (
        <ul>
          {routines.map((routine) => (
            <li key={routine.id} className={styles.row}>
              <div className={styles.text}>
                <Link
                  to={`${ROUTES.routines}?routine=${encodeURIComponent(routine.id)}`}
                  state={leadsBackState}
                >
                  {routine.name}
                </Link>
                <span className={styles.facts}>
                  {oftenText(routine)} · {weeksText(routine.duration)} ·{' '}
                  {exercisesText(routine.exercises.length)}
                </span>
              </div>
              <CategoryBadge {...routine} />
              <Badge tone={routine.status === 'ACTIVE' ? 'success' : 'neutral'} size="sm">
                {ROUTINE_STATUS_LABELS[routine.status]}
              </Badge>
              <ButtonLink
                variant="quiet"
                size="sm"
                icon={PrintIcon}
                to={ROUTES.printRoutine(routine.id)}
                aria-label={`Imprimir ${routine.name}`}
              >
                Imprimir
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
