import { use } from 'react';
import { SHELL_MESSAGES } from '@/contract/common/messages';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { RefreshIcon, WarningIcon } from '../icon/icons';
import { Outdated } from '../late-part/outdated';
import styles from './ErrorState.module.css';

export interface ErrorStateProps {
  /** Message that says what failed. */
  message: string;
  title?: string;
  /** Called by the retry button. Without it there is no button. */
  onRetry?: () => unknown;
  /** A retry is running. */
  retrying?: boolean;
}

/** Says what could not be loaded, and offers a retry. */
export function ErrorState({ message, title, onRetry, retrying = false }: ErrorStateProps) {
  const outdated = use(Outdated);
  return (
    <div className={styles.error} role="alert">
      <span className={styles.picture} aria-hidden="true">
        <Icon of={WarningIcon} size="lg" />
      </span>
      {title ? <p className={styles.title}>{title}</p> : null}
      <p className={title ? styles.text : styles.title}>{outdated ? SHELL_MESSAGES.updated : message}</p>
      {onRetry ? (
        <div className={styles.retry}>
          <Button icon={RefreshIcon} onClick={() => onRetry()} loading={retrying}>
            {outdated ? SHELL_MESSAGES.reload : SHELL_MESSAGES.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
