import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { DangerIcon, SkipIcon } from '@/shared/ui/icon';
import styles from './RunnerActions.module.css';

export interface RunnerActionsProps {
  /** Leaves the exercise out. */
  onSkip: () => void;
  skipDisabled?: boolean;
  /** The one clear action of the step. */
  main?: ReactNode;
  /** The patient stops because it hurts. */
  onStop?: () => void;
}

/** The actions of a step in one row, whole on every screen. */
export function RunnerActions({ onSkip, skipDisabled = false, main, onStop }: RunnerActionsProps) {
  return (
    <div className={styles.row}>
      <span className={styles.side}>
        <Button variant="quiet" icon={SkipIcon} disabled={skipDisabled} onClick={onSkip}>
          Saltar
        </Button>
      </span>
      {main ? <span className={styles.main}>{main}</span> : null}
      {onStop ? (
        <span className={styles.side}>
          <Button variant="quiet" icon={DangerIcon} onClick={onStop}>
            Me duele
          </Button>
        </span>
      ) : null}
    </div>
  );
}
