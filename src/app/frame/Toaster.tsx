import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '@/shared/redux';
import { selectToastQueue } from '@/shared/toasts';
import { keepGooberWithinPolicy } from './gooberStyles';

const SnackbarToaster = lazy(async () => {
  keepGooberWithinPolicy();
  return { default: (await import('./SnackbarToaster')).SnackbarToaster };
});

/** Shows toasts; the library behind it is loaded when the first one is asked for. */
export function Toaster() {
  const waiting = useAppSelector(selectToastQueue).length > 0;
  const [wanted, setWanted] = useState(waiting);
  if (waiting && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <SnackbarToaster />
    </Suspense>
  ) : null;
}
