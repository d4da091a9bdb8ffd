// Must come before notistack, which writes styles on import.
import './gooberStyles';
import {
  type CustomContentProps,
  type OptionsObject,
  SnackbarProvider,
  useSnackbar,
  type VariantType,
} from 'notistack';
import { type Ref, useEffect, useRef, useState } from 'react';
import { selectUser } from '@/shared/identity/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux';
import { selectToastQueue, TOAST_DURATION_MS, type ToastAction, toastShown } from '@/shared/toasts/slice';
import { Toast } from '@/shared/ui/toast/Toast';
import type { MessageTone } from '@/shared/ui/tone/tone';
import { useToastRoot } from './useToastRoot';
import styles from './SnackbarToaster.module.css';

const TONES: Record<VariantType, MessageTone> = {
  default: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

interface Offer {
  offer?: ToastAction;
  offerMs?: number;
}

/** Replaces notistack's own design, whose contrast is too low. */
function Content({
  id,
  message,
  variant,
  offer,
  offerMs,
  ref,
}: CustomContentProps & Offer & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const dispatch = useAppDispatch();
  // A closing toast slides away for a moment, in which a double click would press its button again.
  const isPressed = useRef(false);
  const close = () => closeSnackbar(id);
  const action = offer && {
    label: offer.label,
    onPress: () => {
      if (isPressed.current) return;
      isPressed.current = true;
      dispatch(offer.action);
      close();
    },
  };
  return (
    <Toast
      ref={ref}
      message={String(message)}
      tone={TONES[variant]}
      action={action}
      durationMs={offerMs}
      onClose={close}
    />
  );
}

const COMPONENTS = { default: Content, info: Content, success: Content, warning: Content, error: Content };

/** Passes waiting toasts to notistack, once each. */
function QueueReader() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const latest = useRef(new Map<string, string>());
  const store = useAppStore();
  const queue = useAppSelector(selectToastQueue);
  useEffect(() => {
    for (const toast of queue) {
      store.dispatch(toastShown(toast.id));
      // The toast stays in the queue if actions are suspended (in a replay, or for a past state in Redux
      // DevTools).
      if (selectToastQueue(store.getState()).some(({ id }) => id === toast.id)) continue;
      const { id, message, variant, action, topic } = toast;
      const shownMs = toast.durationMs ?? TOAST_DURATION_MS[variant];
      if (topic !== undefined) {
        closeSnackbar(latest.current.get(topic) ?? '');
        latest.current.set(topic, id);
      }
      // notistack's timer does not pause on keyboard focus, so toasts with a button have their own.
      const time = action
        ? { persist: true, offer: action, offerMs: shownMs }
        : { autoHideDuration: shownMs };
      enqueueSnackbar(message, { key: id, variant, ...time } as OptionsObject);
    }
  }, [queue, enqueueSnackbar, closeSnackbar, store]);
  return null;
}

/**
 * The newest three toasts, at the top right below the bar. They are removed when the sign-in session ends.
 */
export function SnackbarToaster() {
  const userId = useAppSelector(selectUser)?.id;
  const root = useToastRoot();
  const [session, setSession] = useState({ userId, ended: 0 });
  // Somebody may follow somebody else at once, in a tab that slept meanwhile.
  if (userId !== session.userId)
    setSession({ userId, ended: session.ended + Number(session.userId !== undefined) });
  return (
    <SnackbarProvider
      // Remount instead of closing each toast, because a closing toast shows its text while it slides away.
      key={session.ended}
      maxSnack={3}
      domRoot={root}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      classes={{ containerRoot: styles.place }}
      preventDuplicate
      Components={COMPONENTS}
    >
      <QueueReader />
    </SnackbarProvider>
  );
}
