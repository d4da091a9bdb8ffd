import { Link } from 'react-router-dom';
import { DASHBOARD_LIMITS } from '@/contract/common/constants';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { formatDate } from '@/shared/lib/dates';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { ROUTES } from '@/shared/routes';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { PatientsIcon } from '@/shared/ui/icon/icons';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListRecentPatientsQuery } from '../api';
import { PatientStatusBadge } from './PatientMarks';
import styles from './RecentPatientsCard.module.css';

/**
 * The five most recent patients. A failed fetch is only logged; the card then does not suggest adding a first
 * patient.
 */
export function RecentPatientsCard() {
  const { currentData, error } = useListRecentPatientsQuery(undefined, FRESH_ON_RETURN);
  useLoggedFailure(error, PATIENT_MESSAGES.listFailed);
  const { patients = [] } = currentData ?? {};
  return (
    <Card title="Pacientes recientes" actions={<Link to={ROUTES.patients}>Ver todos</Link>}>
      {!currentData && !error && <SkeletonList rows={DASHBOARD_LIMITS.recentPatients} />}
      {!currentData && Boolean(error) && <p className={styles.failed}>{PATIENT_MESSAGES.listFailed}</p>}
      {currentData && patients.length === 0 && (
        <EmptyState
          icon={PatientsIcon}
          title="Aún no hay pacientes"
          text="Añade el primero para empezar su historia."
          action={<Link to={ROUTES.newPatient}>Nuevo paciente</Link>}
        />
      )}
      <ul>
        {patients.map(({ id, name, status, createdAt }) => (
          <li key={id}>
            <Link to={ROUTES.patient(id)} className={styles.row}>
              <Avatar name={name} size="sm" />
              <span className={styles.person}>
                <span className={styles.name}>{name}</span>
                <span className={styles.date}>Registro: {formatDate(createdAt)}</span>
              </span>
              <PatientStatusBadge status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
