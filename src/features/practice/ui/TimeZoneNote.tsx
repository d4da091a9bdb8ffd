import { timeZoneLabel } from '@/contract/common/practiceTime';
import { usePracticeIdentity } from '@/shared/practice-identity/api';
import styles from './PracticePanel.module.css';

/** In which time zone the practice works, and why it stays. Nothing until the practice is known. */
export function TimeZoneNote() {
  const identity = usePracticeIdentity();
  if (!identity) return null;
  return (
    <p className={styles.zone}>
      Zona horaria: <strong>{timeZoneLabel(identity.timeZone)}</strong>. Se eligió al configurar la consulta y
      no se cambia, porque las citas ya dadas pasarían a otra hora.
    </p>
  );
}
