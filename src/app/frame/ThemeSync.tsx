import { useEffect } from 'react';
import { selectTheme } from '@/shared/preferences/slice';
import { useAppSelector } from '@/shared/redux';

/** Sets the chosen theme on the document. 'system' follows the browser's preference. */
export function ThemeSync() {
  const theme = useAppSelector(selectTheme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}
