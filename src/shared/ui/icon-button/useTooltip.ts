import {
  useEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

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
 * State and position of a tooltip. It opens on keyboard focus and hover, closes on leave, blur, press and
 * Escape (WCAG 2.2, 1.4.13), and flips below if there is no room above.
 */
export function useTooltip() {
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
        if (event.key === 'Escape' && place) {
          event.stopPropagation();
          hide();
        }
      },
    }),
  };
}
