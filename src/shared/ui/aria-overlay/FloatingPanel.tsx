import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { usePortalContainer } from '../portal';
import styles from './FloatingPanel.module.css';

export interface FloatingPanelProps {
  children: ReactNode;
  /** As wide as the control it belongs to. */
  matchTrigger?: boolean;
  placement?: 'bottom start' | 'bottom end';
  /** Only where no React Aria field around it supplies these. */
  'aria-labelledby'?: string;
  triggerRef?: RefObject<HTMLElement | null>;
  isOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The floating surface of lists, menus and calendars; inside a modal dialog it is drawn in that dialog. */
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
