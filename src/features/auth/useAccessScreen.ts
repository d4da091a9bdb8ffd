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
      // React's strict mode unmounts and remounts at once; wait a microtask to ignore that.
      queueMicrotask(() => {
        if (!isOpen.current) dispatch(accessScreenLeft());
      });
    };
  }, [dispatch]);
}
