import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { UNDO_LIMITS } from '@/contract/common/messages';
import { useLateToast } from '@/shared/lateToasts';
import { opened, selectOpenings } from '@/shared/openings/slice';
import { useAppStore } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { returnChosen } from './createDrafts';
import type { Draft } from './useDraft';

const leftToast = () =>
  toastRequested({
    message: 'Has salido sin guardar. Lo que escribiste se conserva hasta que cierres la pestaña.',
    variant: 'info',
    topic: 'draft',
    durationMs: UNDO_LIMITS.offeredSeconds * 1000,
    action: { label: 'Volver', action: returnChosen() },
  });

/**
 * Tells whoever has left a form while it was being saved that it was not, because of a question that they would not see.
 * Returns whether the form was left.
 */
export function useUnsavedNotice(): () => boolean {
  const tellIfLeft = useLateToast();
  return useCallback(() => tellIfLeft(leftToast()), [tellIfLeft]);
}

/**
 * Tells whoever leaves the surrounding `<Formik>` with something typed, neither saved nor discarded, that it is kept, and
 * offers the way back: the address, and the dialogs that were open over it.
 */
export function useLeaving({ isKept }: Pick<Draft<unknown>, 'isKept'>): void {
  const { dispatch, getState, extra } = useAppStore();
  const { drafts } = extra;
  const { values, isSubmitting } = useFormikContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useRef<() => void>(undefined);
  const isShown = useRef(false);

  useEffect(() => {
    // As they were at the last change of the form: when it leaves the screen, they may already be closed.
    const around = selectOpenings(getState());
    leave.current = () => {
      if (!isKept()) return;
      drafts.left(() => {
        around.forEach((one) => dispatch(opened(one)));
        // A closed dialog is left on its own page, which must not come twice in the history.
        navigate(`${pathname}${search}`, { replace: around.length > 0 });
      });
      // What is being saved says itself whether that succeeded.
      if (!isSubmitting) dispatch(leftToast());
    };
  }, [dispatch, drafts, getState, isKept, isSubmitting, navigate, pathname, search, values]);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Whoever saves or discards may do so while leaving; React's strict mode also leaves and comes back at once.
      queueMicrotask(() => {
        if (!isShown.current) leave.current?.();
      });
    };
  }, []);
}
