import { type CustomContentProps, SnackbarProvider, useSnackbar, type VariantType } from 'notistack';
import { type Ref, useEffect, useState } from 'react';
import { selectIdentityStatus } from '@/shared/identity';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { selectToastQueue, TOAST_DURATION_MS, toastShown } from '@/shared/toasts';
import { Toast } from '@/shared/ui/toast';
import type { MessageTone } from '@/shared/ui/tone';

const TONES: Record<VariantType, MessageTone> = {
  default: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

/** notistack's own drawing misses the contrast that our tokens prove. */
function Content({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  return (
    <Toast ref={ref} message={String(message)} tone={TONES[variant]} onClose={() => closeSnackbar(id)} />
  );
}

const COMPONENTS = { default: Content, info: Content, success: Content, warning: Content, error: Content };

/** Hands the waiting toasts to notistack, once each. */
function QueueReader() {
  const { enqueueSnackbar } = useSnackbar();
  const store = useAppStore();
  const queue = useAppSelector(selectToastQueue);
  useEffect(() => {
    for (const toast of queue) {
      store.dispatch(toastShown(toast.id));
      // It stays in the queue where the state is only looked at (a replay, a moment chosen in Redux DevTools).
      if (selectToastQueue(store.getState()).some(({ id }) => id === toast.id)) continue;
      enqueueSnackbar(toast.message, {
        key: toast.id,
        variant: toast.variant,
        autoHideDuration: toast.durationMs ?? TOAST_DURATION_MS[toast.variant],
      });
    }
  }, [queue, enqueueSnackbar, store]);
  return null;
}

/** Toasts at the top right (spec §2 Shell); the newest three. What one person was told goes with their session. */
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
      preventDuplicate
      Components={COMPONENTS}
    >
      <QueueReader />
    </SnackbarProvider>
  );
}
