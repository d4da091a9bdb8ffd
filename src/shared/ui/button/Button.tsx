import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon/Icon';
import styles from './Button.module.css';
import { refuseRepeat, useEndOfDoubleClick } from './secondPress';
import { useHeldPress } from './useHeldPress';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
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

interface ContentProps extends Pick<ButtonLook, 'size'> {
  children: ReactNode;
  /** Icon before the text. */
  icon?: IconComponent;
  /** Icon after the text. */
  iconEnd?: IconComponent;
}

function Content({ children, size, icon, iconEnd }: ContentProps) {
  const iconSize = size === 'sm' ? 'sm' : 'md';
  return (
    <span className={styles.content}>
      {icon ? <Icon of={icon} size={iconSize} /> : null}
      <span className={styles.text}>{children}</span>
      {iconEnd ? <Icon of={iconEnd} size={iconSize} /> : null}
    </span>
  );
}

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'className' | 'style' | 'size' | 'children'
>;

export interface ButtonProps extends NativeProps, ButtonLook, ContentProps {
  /** Keeps width and focus, announces itself as busy and ignores clicks. */
  loading?: boolean;
  /** May return a promise: the button is then loading and ignores clicks until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action. For navigation use `ButtonLink`. A button that is busy, or that its own press disables, uses
 * `aria-disabled` instead of `disabled`, so that it keeps the focus.
 */
export function Button({
  children,
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  loading = false,
  disabled,
  onClick,
  onBlur,
  onKeyDown,
  type = 'button',
  ...rest
}: ButtonProps) {
  const running = useRef(false);
  const [awaiting, setAwaiting] = useState(false);
  const busy = loading || awaiting;
  const isEndOfDoubleClick = useEndOfDoubleClick(busy);
  const { held, attributes, onPress, onLeave } = useHeldPress(disabled);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    const isEnd = isEndOfDoubleClick(event);
    if (busy || held || running.current || isEnd) {
      event.preventDefault();
      return;
    }
    onPress(event.currentTarget);
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
      aria-disabled={busy || held || undefined}
      onClick={handleClick}
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
        onKeyDown?.(event);
        refuseRepeat(event);
      }}
      onBlur={(event: FocusEvent<HTMLButtonElement>) => {
        onBlur?.(event);
        onLeave();
      }}
      {...attributes}
      {...rest}
    >
      <Content {...{ children, size, icon, iconEnd }} />
      {busy ? <span className={styles.ring} aria-hidden="true" /> : null}
    </button>
  );
}

export interface ButtonLinkProps
  extends Omit<LinkProps, 'className' | 'style' | 'children'>, ButtonLook, ContentProps {}

/** A link styled as a button. It is announced as a link and can be opened in a new tab. */
export function ButtonLink({ children, variant, size, fullWidth, icon, iconEnd, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ variant, size, fullWidth })} {...rest}>
      <Content {...{ children, size, icon, iconEnd }} />
    </Link>
  );
}

/**
 * Keeps the room of a button until the server has said whether it supports the action. Without it, the content below would
 * move under a thumb at that moment.
 */
export function ButtonRoom({ children, icon }: Pick<ContentProps, 'children' | 'icon'>) {
  return (
    <span className={buttonClass({})} style={{ visibility: 'hidden' }}>
      <Content icon={icon}>{children}</Content>
    </span>
  );
}
