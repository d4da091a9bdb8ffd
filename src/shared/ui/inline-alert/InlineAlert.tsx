import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { IconButton } from '../icon-button/IconButton';
import { Icon } from '../icon/Icon';
import { CloseIcon } from '../icon/icons';
import { type MessageTone, TONE_ICONS } from '../tone/tone';
import styles from './InlineAlert.module.css';

export interface InlineAlertProps {
  children: ReactNode;
  tone?: MessageTone;
  title?: string;
  /** Button or link that responds to the message. */
  action?: ReactNode;
  /** Shows a close button. */
  onDismiss?: () => void;
  /**
   * Announces the message when it appears: at once for danger, politely otherwise. Turn off for messages
   * present from the start.
   */
  live?: boolean;
}

/** A message that belongs to one place on the screen. For others use toasts. */
export function InlineAlert({
  children,
  tone = 'info',
  title,
  action,
  onDismiss,
  live = false,
}: InlineAlertProps) {
  return (
    <div
      className={cx(styles.alert, styles[tone])}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      data-tone={tone}
    >
      <Icon of={TONE_ICONS[tone]} className={styles.icon} />
      <div className={styles.content}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {onDismiss ? <IconButton size="sm" icon={CloseIcon} label="Cerrar aviso" onClick={onDismiss} /> : null}
    </div>
  );
}

export interface FormAlertProps {
  /** Why the form was refused. Without it nothing is shown. */
  text: string | null;
}

/** Why the whole form was refused, announced when it appears. Errors of one field are shown at that field. */
export function FormAlert({ text }: FormAlertProps) {
  return text ? (
    <InlineAlert tone="danger" live>
      {text}
    </InlineAlert>
  ) : null;
}
