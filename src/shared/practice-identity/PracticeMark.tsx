import type { ReactNode } from 'react';
import { contactLine, legalLine } from '@/contract/contactLine';
import { cx } from '@/shared/lib/css';
import letterhead from './PracticeLetterhead.module.css';
import styles from './PracticeMark.module.css';
import { useLegalIdentity, usePracticeIdentity } from './api';

export interface PracticeMarkProps {
  /** Shown where the practice has no name of its own. */
  children: ReactNode;
}

/** Logo and name of the practice on the public screens, in the place and height of the product's. */
export function PracticeMark({ children }: PracticeMarkProps) {
  const identity = usePracticeIdentity();
  if (!identity?.name) return children;
  return (
    <div className={styles.mark}>
      {identity.logo && <img className={styles.logo} src={identity.logo} alt="" />}
      <p className={styles.name}>{identity.name}</p>
    </div>
  );
}

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
    <div className={cx(letterhead.head, onPaper && letterhead.onPaper)}>
      {logo && <img className={letterhead.logo} src={logo} alt="" />}
      <div>
        <p className={letterhead.name}>{name}</p>
        {lines.map((line) => (
          <p key={line} className={letterhead.contact}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
