import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { usePortalContainer } from '../portal';
import styles from './FloatingPanel.module.css';

export interface FloatingPanelProps {
  children: ReactNode;
  /** Makes the panel as wide as its trigger. */
  matchTrigger?: boolean;
  placement?: 'bottom start' | 'bottom end';
  /** Only needed without a surrounding React Aria field, which supplies these. */
  'aria-labelledby'?: string;
  triggerRef?: RefObject<HTMLElement | null>;
  isOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Floating panel of lists, menus and calendars. Inside a modal dialog it is rendered within that dialog. */
export function FloatingPanel({
  children,
  matchTrigger = false,
  placement = 'bottom start',
  ...rest
}: FloatingPanelProps) {
  const container = usePortalContainer();
  return (
    <Popover
      className={matchTrigger ? `${styles.panel} ${styles.wide}` : (styles.panel ?? '')}
      placement={placement}
      offset={6}
      UNSTABLE_portalContainer={container}
      {...rest}
    >
      {children}
    </Popover>
  );
}
