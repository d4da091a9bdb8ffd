import type { Ref } from 'react';
import { cx } from '@/shared/lib/css';
import { CloseIcon, Icon } from '../icon';
import { IconButton } from '../icon-button';
import { TONE_ICONS, type MessageTone } from '../tone';
import styles from './Toast.module.css';

/** Props of a toast. */
export interface ToastProps {
  message: string;
  tone?: MessageTone;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A short message about what just happened, in the corner of the screen; read out when it appears. */
export function Toast({ message, tone = 'info', onClose, ref }: ToastProps) {
  return (
    <div ref={ref} className={cx(styles.toast, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={TONE_ICONS[tone]} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      <IconButton label="Cerrar aviso" size="sm" icon={CloseIcon} onClick={onClose} />
    </div>
  );
}
