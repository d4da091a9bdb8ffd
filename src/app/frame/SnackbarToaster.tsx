// Before notistack, which writes styles as soon as it is read.
import './gooberStyles';
import {
  type CustomContentProps,
  type OptionsObject,
  SnackbarProvider,
  useSnackbar,
  type VariantType,
} from 'notistack';
import { type Ref, useEffect, useRef, useState } from 'react';
import { selectIdentityStatus } from '@/shared/identity';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux';
import {
  selectToastQueue,
  TOAST_DURATION_MS,
  type ToastAction,
  toastHeld,
  toastShown,
} from '@/shared/toasts';
import { Toast } from '@/shared/ui/toast';
import type { MessageTone } from '@/shared/ui/tone';
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
  offerTopic?: string | undefined;
}

/** notistack's own drawing misses the contrast that our tokens prove. */
function Content({
  id,
  message,
  variant,
  offer,
  offerMs,
  offerTopic: topic,
  ref,
}: CustomContentProps & Offer & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const dispatch = useAppDispatch();
  const close = () => closeSnackbar(id);
  const action = offer && {
    label: offer.label,
    onPress: () => {
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
      onHeldChange={topic === undefined ? undefined : (held) => dispatch(toastHeld({ topic, held }))}
    />
  );
}

const COMPONENTS = { default: Content, info: Content, success: Content, warning: Content, error: Content };

/** Hands the waiting toasts to notistack, once each. */
function QueueReader() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const latest = useRef(new Map<string, string>());
  const store = useAppStore();
  const queue = useAppSelector(selectToastQueue);
  useEffect(() => {
    for (const toast of queue) {
      store.dispatch(toastShown(toast.id));
      // It stays in the queue where the state is only looked at (a replay, a moment chosen in Redux DevTools).
      if (selectToastQueue(store.getState()).some(({ id }) => id === toast.id)) continue;
      const { id, message, variant, action, topic } = toast;
      const shownMs = toast.durationMs ?? TOAST_DURATION_MS[variant];
      if (topic !== undefined) {
        closeSnackbar(latest.current.get(topic) ?? '');
        latest.current.set(topic, id);
      }
      // notistack's timer does not pause under keyboard focus, so toasts with a button keep their own.
      const time = action
        ? { persist: true, offer: action, offerMs: shownMs, offerTopic: topic }
        : { autoHideDuration: shownMs };
      enqueueSnackbar(message, { key: id, variant, ...time } as OptionsObject);
    }
  }, [queue, enqueueSnackbar, closeSnackbar, store]);
  return null;
}

/** The newest three toasts, at the top right under the bar. They close when the session ends. */
export function SnackbarToaster() {
  const isGuest = useAppSelector(selectIdentityStatus) === 'guest';
  const [session, setSession] = useState({ isGuest, ended: 0 });
  if (isGuest !== session.isGuest) setSession({ isGuest, ended: session.ended + Number(isGuest) });
  return (
    <SnackbarProvider
      // Anew, rather than closed one by one: closing leaves the text on the screen while it slides away.
      key={session.ended}
      maxSnack={3}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      classes={{ containerRoot: styles.place }}
      preventDuplicate
      Components={COMPONENTS}
    >
      <QueueReader />
    </SnackbarProvider>
  );
}
