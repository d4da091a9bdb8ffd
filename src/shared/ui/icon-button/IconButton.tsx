import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon';
import { useTooltip } from './useTooltip';
import styles from './IconButton.module.css';

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'className' | 'style' | 'title' | 'aria-label' | 'size'
>;

export interface IconButtonProps extends NativeProps {
  /** Accessible name and tooltip: the action with its object, e.g. 'Editar a Ana López'. */
  label: string;
  icon: IconComponent;
  variant?: 'quiet' | 'secondary' | 'primary' | 'danger';
  size?: 'sm' | 'md';
  /** Small count on the corner, e.g. of unread notices. Put the full sentence in `label`. */
  badge?: string;
  /** Keeps the focus and ignores clicks. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Its name appears as a tooltip on hover and on keyboard focus. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  badge,
  loading = false,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { place, triggerProps } = useTooltip();

  return (
    <>
      <button
        type={type}
        className={cx(styles.button, styles[variant], styles[size], loading && styles.loading)}
        aria-label={label}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        {...rest}
        {...triggerProps(rest)}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          if (loading) event.preventDefault();
          else onClick?.(event);
        }}
      >
        <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />
        {badge ? (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        ) : null}
      </button>
      {place ? (
        // Hidden from assistive technology, because the button already has this name. The top layer avoids
        // clipping.
        <span
          ref={(element) => element?.showPopover?.()}
          popover="manual"
          aria-hidden="true"
          className={cx(styles.tooltip, place.below && styles.below)}
          style={{ left: place.left, top: place.top }}
        >
          {label}
        </span>
      ) : null}
    </>
  );
}
