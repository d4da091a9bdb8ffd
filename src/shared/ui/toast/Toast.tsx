import type { Ref } from 'react';
import { cx } from '@/shared/lib/css';
import { Button } from '../button';
import { CloseIcon, Icon } from '../icon';
import { IconButton } from '../icon-button';
import { TONE_ICONS, type MessageTone } from '../tone';
import styles from './Toast.module.css';
import { useDismissal } from './useDismissal';

export interface ToastProps {
  message: string;
  tone?: MessageTone;
  /** Button that undoes the reported change. */
  action?: { label: string; onPress: () => void };
  /**
   * Closes the toast after this time, in milliseconds; the timer pauses on hover and focus. Without it the
   * caller closes the toast.
   */
  durationMs?: number;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A short message about what just happened, in the corner of the screen; read out when it appears. */
export function Toast({ message, tone = 'info', action, durationMs, onClose, ref }: ToastProps) {
  const holding = useDismissal(durationMs, onClose);
  return (
    <div
      ref={ref}
      className={cx(styles.toast, styles[tone])}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...holding}
    >
      <Icon of={TONE_ICONS[tone]} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      {action && (
        <Button size="sm" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton label="Cerrar aviso" size="sm" icon={CloseIcon} onClick={onClose} />
    </div>
  );
}
