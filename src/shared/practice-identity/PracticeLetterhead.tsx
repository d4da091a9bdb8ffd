import { contactLine } from '@/contract/practice/contactLine';
import { cx } from '@/shared/lib/css';
import { usePracticeIdentity } from './api';
import styles from './PracticeLetterhead.module.css';

export interface PracticeLetterheadProps {
  /** Shown on paper alone, where the screen is not a picture of the print. */
  onPaper?: boolean;
}

/** Head of everything that is printed: logo, name and contact of the practice. Nothing where it has no name. */
export function PracticeLetterhead({ onPaper = false }: PracticeLetterheadProps) {
  const identity = usePracticeIdentity();
  if (!identity?.name) return null;
  const { name, logo } = identity;
  const contact = contactLine(identity);
  return (
    <div className={cx(styles.head, onPaper && styles.onPaper)}>
      {logo && <img className={styles.logo} src={logo} alt="" />}
      <div>
        <p className={styles.name}>{name}</p>
        {contact && <p className={styles.contact}>{contact}</p>}
      </div>
    </div>
  );
}
