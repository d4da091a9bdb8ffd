import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Skeleton.module.css';

export interface SkeletonFrameProps {
  /** Announced once. Omit it if another part of the screen already announces the loading. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Contains the bars of a skeleton. They are hidden from assistive technology, which gets the label instead.
 */
export function SkeletonFrame({ label, className, children }: SkeletonFrameProps) {
  return (
    <div role={label ? 'status' : undefined} data-skeleton="">
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <div className={cx(styles.frame, className)} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
