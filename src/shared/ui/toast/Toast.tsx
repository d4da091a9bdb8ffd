import { type FocusEvent, type Ref, useEffect, useRef, useState } from 'react';
import { cx } from '@/shared/lib/css';
import { TOAST_KEY } from '@/shared/toasts/slice';
import { Button } from '../button/Button';
import { IconButton } from '../icon-button/IconButton';
import { Icon } from '../icon/Icon';
import { CloseIcon } from '../icon/icons';
import { type MessageTone, TONE_ICONS } from '../tone/tone';
import styles from './Toast.module.css';

/**
 * Calls `onEnd` after `durationMs`, not counting the time under a pointer or with the focus inside. Answers the
 * handlers that watch both. Without a duration it counts nothing.
 */
function useDismissal(durationMs: number | undefined, onEnd: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(durationMs ?? 0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const held = hovered || focused;
  useEffect(() => {
    if (durationMs === undefined || held) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - began));
    };
  }, [durationMs, held]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      setFocused(event.currentTarget.contains(event.relatedTarget as Node | null)),
  };
}

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
        <Button size="sm" aria-keyshortcuts={TOAST_KEY} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton label="Cerrar aviso" size="sm" icon={CloseIcon} onClick={onClose} />
    </div>
  );
}
