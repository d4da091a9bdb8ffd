import type { ButtonHTMLAttributes } from 'react';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon';
import styles from './IconButton.module.css';

export interface PlainIconButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-controls' | 'disabled' | 'onClick'
> {
  /** Name of the action: the accessible name and the browser's own tooltip. */
  label: string;
  icon: IconComponent;
}

/**
 * The small quiet `IconButton` inside another part. It leaves the tooltip to the browser: it stands in parts of the
 * first screen, which should not carry one for a single button.
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
