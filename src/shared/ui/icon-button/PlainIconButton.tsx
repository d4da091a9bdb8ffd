import type { ButtonHTMLAttributes } from 'react';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon/Icon';
import styles from './IconButton.module.css';

export interface PlainIconButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-controls' | 'disabled' | 'onClick'
> {
  /** Accessible name, and the browser's own tooltip. */
  label: string;
  icon: IconComponent;
}

/**
 * A small icon button for use inside other parts. It uses the browser's tooltip, so that the first screen
 * does not download ours.
 */
export function PlainIconButton({ label, icon, ...rest }: PlainIconButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.button, styles.quiet, styles.sm)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon of={icon} size="sm" />
    </button>
  );
}
