import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '@/shared/lib/css';
import { refuseRepeat, useEndOfDoubleClick } from '../button/secondPress';
import { useHeldPress } from '../button/useHeldPress';
import { Icon, type IconComponent } from '../icon/Icon';
import styles from './IconButton.module.css';

/** Delay in ms before the tooltip shows on hover; keyboard focus shows it at once. */
const HOVER_DELAY = 450;

export type TooltipTriggerHandlers = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

export interface TooltipPlace {
  left: number;
  top: number;
  below: boolean;
}

/**
 * State and position of a tooltip. It opens on keyboard focus and hover. Leave, blur, press and Escape close it (WCAG 2.2,
 * 1.4.13). It flips below if there is no room above.
 */
function useTooltip() {
  const [place, setPlace] = useState<TooltipPlace | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(target: Element) {
    const box = target.getBoundingClientRect();
    const below = box.top < 48;
    setPlace({ left: box.left + box.width / 2, top: below ? box.bottom + 6 : box.top - 6, below });
  }

  function hide() {
    clearTimeout(timer.current);
    setPlace(null);
  }

  return {
    place,
    /** Wraps the button's own handlers, which run first. */
    triggerProps: (own: TooltipTriggerHandlers) => ({
      onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
        own.onPointerEnter?.(event);
        if (event.pointerType === 'touch') return;
        const target = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(target), HOVER_DELAY);
      },
      onPointerLeave: (event: PointerEvent<HTMLButtonElement>) => {
        own.onPointerLeave?.(event);
        hide();
      },
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        own.onPointerDown?.(event);
        hide();
      },
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        own.onFocus?.(event);
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
      },
      onBlur: (event: FocusEvent<HTMLButtonElement>) => {
        own.onBlur?.(event);
        hide();
      },
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        own.onKeyDown?.(event);
        refuseRepeat(event);
        if (event.key === 'Escape' && place) {
          event.stopPropagation();
          hide();
        }
      },
    }),
  };
}

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
  disabled,
  onClick,
  onBlur,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { place, triggerProps } = useTooltip();
  const { held, attributes, onPress, onLeave } = useHeldPress(disabled);
  const isEndOfDoubleClick = useEndOfDoubleClick(loading);
  const leave = (event: FocusEvent<HTMLButtonElement>) => {
    onBlur?.(event);
    onLeave();
  };

  return (
    <>
      <button
        type={type}
        className={cx(styles.button, styles[variant], styles[size], loading && styles.loading)}
        aria-label={label}
        aria-busy={loading || undefined}
        aria-disabled={loading || held || undefined}
        {...attributes}
        {...rest}
        {...triggerProps({ ...rest, onBlur: leave })}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          const isEnd = isEndOfDoubleClick(event);
          if (loading || held || isEnd) return event.preventDefault();
          onPress(event.currentTarget);
          onClick?.(event);
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
