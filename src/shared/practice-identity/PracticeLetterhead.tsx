import { contactLine, legalLine } from '@/contract/contactLine';
import { cx } from '@/shared/lib/css';
import { useLegalIdentity, usePracticeIdentity } from './api';
import styles from './PracticeLetterhead.module.css';

export interface PracticeLetterheadProps {
  /** Shown on paper alone, where the screen is not a picture of the print. */
  onPaper?: boolean;
}

/** Head of everything that is printed: logo, name, contact, NIF and registro sanitario of the practice. Nothing where it has no name. */
export function PracticeLetterhead({ onPaper = false }: PracticeLetterheadProps) {
  const identity = usePracticeIdentity();
  const legal = useLegalIdentity();
  if (!identity?.name) return null;
  const { name, logo } = identity;
  const lines = [contactLine(identity), legal ? legalLine(legal) : ''].filter(Boolean);
  return (
    <div className={cx(styles.head, onPaper && styles.onPaper)}>
      {logo && <img className={styles.logo} src={logo} alt="" />}
      <div>
        <p className={styles.name}>{name}</p>
        {lines.map((line) => (
          <p key={line} className={styles.contact}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
