import { isApiError } from '@/shared/api/errors';
import { useGetSecondFactorQuery, useListUserSessionsQuery } from '../accountApi';
import { PasswordCard } from './PasswordCard';
import { SecondFactorCard } from './SecondFactorCard';
import { SessionsCard } from './SessionsCard';
import styles from './SecuritySection.module.css';

const isAbsent = (error: unknown): boolean => isApiError(error) && error.status === 404;

/**
 * 'Seguridad' of the user's account. Renders nothing if the backend has neither sign-in sessions nor a second
 * factor.
 */
export function SecuritySection() {
  const sessions = useListUserSessionsQuery();
  const secondFactor = useGetSecondFactorQuery();
  const [withSessions, withSecondFactor] = [!isAbsent(sessions.error), !isAbsent(secondFactor.error)];
  if (!withSessions && !withSecondFactor) return null;
  return (
    <section className={styles.section} aria-labelledby="seguridad">
      <h2 id="seguridad" className={styles.title}>
        Seguridad
      </h2>
      <div className={styles.cards}>
        <PasswordCard />
        {withSessions && <SessionsCard />}
        {withSecondFactor && <SecondFactorCard />}
      </div>
    </section>
  );
}
