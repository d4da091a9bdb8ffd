import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import {
  selectToastQueue,
  type Toast,
  TOAST_DURATION_MS,
  TOAST_KEY,
  toastShown,
} from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import type { RetryProps } from '@/shared/ui/late-part/lateComponent';
import { useToastRoot } from './useToastRoot';
import styles from './PlainToaster.module.css';

function PlainToast({ id, message, variant, action, durationMs = TOAST_DURATION_MS[variant] }: Toast) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastShown(id)), durationMs);
    return () => clearTimeout(timer);
  }, [dispatch, id, durationMs]);
  const act = () => {
    if (action) dispatch(action.action);
    dispatch(toastShown(id));
  };
  return (
    <InlineAlert
      live
      tone={variant === 'error' ? 'danger' : variant}
      action={
        action && (
          <Button size="sm" aria-keyshortcuts={TOAST_KEY} onClick={act}>
            {action.label}
          </Button>
        )
      }
      onDismiss={() => dispatch(toastShown(id))}
    >
      {message}
    </InlineAlert>
  );
}

/** Shows toasts without notistack, after its download has failed. */
export function PlainToaster({ onRetry }: RetryProps) {
  const queue = useAppSelector(selectToastQueue);
  const isEmpty = queue.length === 0;
  const root = useToastRoot();
  const spoke = useRef(false);
  useEffect(() => {
    if (!isEmpty) spoke.current = true;
    // Retry only between toasts, so that none disappears while it is read.
    else if (spoke.current) onRetry();
  }, [isEmpty, onRetry]);
  return createPortal(
    <div className={styles.toasts}>
      {queue.slice(0, 3).map((toast) => (
        <PlainToast key={toast.id} {...toast} />
      ))}
    </div>,
    root,
  );
}
