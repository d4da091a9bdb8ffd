import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * Navigation to what follows an answer, as long as the calling part is shown. A late answer must not take people away from
 * where they went meanwhile.
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
