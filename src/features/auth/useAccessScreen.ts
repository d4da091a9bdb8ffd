import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@/shared/redux';
import { accessScreenLeft } from './slice';

/** For public screens: resets the step in the slice when the screen unmounts. */
export function useAccessScreen(): void {
  const dispatch = useAppDispatch();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // React's strict mode takes effects away and brings them back at once: that is no leaving.
      queueMicrotask(() => {
        if (!isOpen.current) dispatch(accessScreenLeft());
      });
    };
  }, [dispatch]);
}
