import { type ComponentType, memo, type SVGProps } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './Icon.module.css';

/** Any icon of this folder, e.g. in `icon={SearchIcon}`. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

export interface IconProps {
  /** The icon to draw. */
  of: IconComponent;
  /** 16, 20, 24 or 32 px at the default text size. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Accessible name. Without it the icon is decorative and hidden from assistive technology. */
  label?: string;
  className?: string;
}

/**
 * Draws an icon at one of four sizes, in the colour of the surrounding text. It is memoised, because a form holds dozens
 * and draws itself at each keystroke.
 */
export const Icon = memo(function Icon({ of: Drawing, size = 'md', label, className }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Drawing
      className={cx(styles.icon, styles[size], className)}
      focusable="false"
      strokeWidth={1.9}
      {...name}
    />
  );
});
