import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsShown } from './lib/hooks';

/**
 * Navigation to what follows an answer, as long as the calling part is shown. A late answer must not take people away from
 * where they went meanwhile.
 */
export function useNavigateWhileShown() {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return useCallback(
    (to: string, options?: NavigateOptions) => {
      if (isShown.current) void navigate(to, options);
    },
    [isShown, navigate],
  );
}
