import { useEffect } from 'react';
import { selectTheme } from '@/shared/preferences';
import { useAppSelector } from '@/shared/redux';

/** Puts the chosen theme on the document; 'system' leaves it to the browser's own preference. */
export function ThemeSync() {
  const theme = useAppSelector(selectTheme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}
