import {
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Icon, type IconComponent } from '../icon';
import { buttonClass, type ButtonLook } from './buttonClass';
import styles from './Button.module.css';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'className' | 'style' | 'size'>;

export interface ButtonProps extends NativeProps, ButtonLook {
  children: ReactNode;
  /** Icon before the text. */
  icon?: IconComponent;
  /** Icon after the text. */
  iconEnd?: IconComponent;
  /** Keeps width and focus, announces itself as busy and ignores clicks. */
  loading?: boolean;
  /** May return a promise: the button is then loading and ignores clicks until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action. For navigation use `ButtonLink`. A busy button uses `aria-disabled` instead of
 * `disabled`, so that it keeps the focus.
 */
export function Button({
  children,
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  loading = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const running = useRef(false);
  const [awaiting, setAwaiting] = useState(false);
  const busy = loading || awaiting;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy || running.current) {
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    running.current = true;
    setAwaiting(true);
    const settle = () => {
      running.current = false;
      setAwaiting(false);
    };
    result.then(settle, settle);
  }

  return (
    <button
      type={type}
      className={buttonClass({ variant, size, fullWidth })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      <span className={styles.content}>
        {icon ? <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} /> : null}
        <span className={styles.text}>{children}</span>
        {iconEnd ? <Icon of={iconEnd} size={size === 'sm' ? 'sm' : 'md'} /> : null}
      </span>
      {busy ? <span className={styles.ring} aria-hidden="true" /> : null}
    </button>
  );
}
