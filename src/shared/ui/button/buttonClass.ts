import { cx } from '@/shared/lib/css';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /**
   * `primary` once per view, `secondary` for the rest, `quiet` inside dense areas, `danger` for destructive
   * actions.
   */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of the container. */
  fullWidth?: boolean;
}

/** Class names shared by buttons and by links styled as buttons. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
}: ButtonLook): string | undefined {
  return cx(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth);
}
