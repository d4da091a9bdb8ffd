import { selectTheme, type ThemeChoice, themeChosen } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import type { IconComponent } from '@/shared/ui/icon/Icon';
import { ContrastIcon, MoonIcon, SunIcon, SystemThemeIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';

/** Order of the themes. */
const NEXT: Record<ThemeChoice, ThemeChoice> = {
  system: 'light',
  light: 'dark',
  dark: 'contrast',
  contrast: 'system',
};
const LABELS: Record<ThemeChoice, string> = {
  system: 'del sistema',
  light: 'claro',
  dark: 'oscuro',
  contrast: 'de alto contraste',
};
const ICONS: Record<ThemeChoice, IconComponent> = {
  system: SystemThemeIcon,
  light: SunIcon,
  dark: MoonIcon,
  contrast: ContrastIcon,
};

/** Switches to the next theme. The button's name contains the current and the next one. */
export function ThemeToggle() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme);
  return (
    <IconButton
      label={`Tema ${LABELS[theme]}. Cambiar a tema ${LABELS[NEXT[theme]]}`}
      icon={ICONS[theme]}
      onClick={() => dispatch(themeChosen(NEXT[theme]))}
    />
  );
}
