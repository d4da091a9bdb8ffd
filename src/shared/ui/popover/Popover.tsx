import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Popover.module.css';

/** Attributes for the button that opens the popover. */
export interface PopoverTriggerProps {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string;
  /** Renders the button; spread the given props on it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** CSS width. On a phone the panel is as wide as the screen. */
  width: string;
  children: ReactNode;
}

/**
 * A panel attached to a button that does not block the page. It closes on a click outside, on Escape, and
 * when the focus leaves. Escape returns the focus to the button.
 */
export function Popover({ label, trigger, open, onOpenChange, width, children }: PopoverProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    panel.current?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onOpenChange(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
    // A new onOpenChange must not run this again and steal the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);

  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onOpenChange(false);
        root.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
      }}
      onBlur={(event) => {
        // relatedTarget is null when the window loses focus, or for a button click in Safari: stay open.
        if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          onOpenChange(false);
      }}
    >
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open ? (
        <div
          ref={panel}
          id={id}
          className={styles.panel}
          style={{ width }}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
