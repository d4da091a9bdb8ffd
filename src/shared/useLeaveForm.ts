import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useIsShown } from './lib/hooks';
import { leadsBack } from './routes';

/**
 * Leaves a form: back to where it was opened, as it was there, else to `elsewhere`. A late answer must not take people away
 * from where they went meanwhile.
 */
export function useLeaveForm() {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { state } = useLocation();
  const isReturning = leadsBack(state);
  return useCallback(
    (elsewhere: string, options?: NavigateOptions) => {
      if (!isShown.current) return;
      if (isReturning) void navigate(-1);
      else void navigate(elsewhere, options);
    },
    [isReturning, isShown, navigate],
  );
}
