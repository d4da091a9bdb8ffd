import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Skeleton.module.css';

export interface SkeletonFrameProps {
  /** Announces the wait once. Leave it out where another part of the screen already does. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Holds the bars of a skeleton: hidden from assistive technology, which hears the label instead. */
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
