import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * Navigation to what follows an answer. It does nothing once the part that calls it was left, because a late answer must
 * not take anybody away from the screen that they went to meanwhile.
 */
export function useNavigateWhileShown() {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(
    (to: string, options?: NavigateOptions) => {
      if (isShown.current) void navigate(to, options);
    },
    [navigate],
  );
}
