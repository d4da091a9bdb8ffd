import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useAppSelector } from '@/shared/redux';
import { selectToastQueue } from '@/shared/toasts/slice';
import { lateComponent } from '@/shared/ui/late-part/lateComponent';
import { PlainToaster } from './PlainToaster';

/** Longest time that a toast waits for the library, in milliseconds. */
const PATIENCE_MS = 3_000;

// Safari has no requestIdleCallback.
const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(task) : setTimeout(task, PATIENCE_MS);

/**
 * Creates the toaster. Its library is downloaded after the first screen and before the first toast, which may
 * report a lost connection. If the download fails, `PlainToaster` shows the toasts.
 */
export function makeToaster(load: () => Promise<ComponentType>): ComponentType {
  const LateToaster = lateComponent<object>(
    () => Promise.race([load(), new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS))]),
    PlainToaster,
  );
  return function Toaster() {
    const waiting = useAppSelector(selectToastQueue).length > 0;
    const [wanted, setWanted] = useState(waiting);
    if (waiting && !wanted) setWanted(true);
    useEffect(() => void whenIdle(LateToaster.preload), []);
    return wanted ? (
      <Suspense>
        <LateToaster />
      </Suspense>
    ) : null;
  };
}

export const Toaster = makeToaster(async () => (await import('./SnackbarToaster')).SnackbarToaster);
