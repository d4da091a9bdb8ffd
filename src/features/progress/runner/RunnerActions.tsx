import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { DangerIcon, SkipIcon } from '@/shared/ui/icon/icons';
import styles from './RunnerActions.module.css';

export interface RunnerActionsProps {
  /** Skips the exercise. */
  onSkip: () => void;
  skipDisabled?: boolean;
  /** Main action of the step. */
  main?: ReactNode;
  /** Stops the routine because of pain. */
  onStop?: () => void;
}

/** Actions of a step in one row that fits on every screen. */
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
