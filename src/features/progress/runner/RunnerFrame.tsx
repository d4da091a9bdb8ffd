import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { CloseIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import styles from './RunnerFrame.module.css';
import { useSoleScreen } from './useSoleScreen';

export interface RunnerFrameProps {
  /** Name of the routine. */
  title: string;
  /** Number of the exercise, from 1, out of `total`. Without it no progress is shown. */
  current?: number;
  total?: number;
  /** Whether each exercise is done, in order. */
  done?: readonly boolean[];
  onClose: () => void;
  /** Settings under the title. */
  controls?: ReactNode;
  /** Banners between header and step. They shrink the step and never cover it. */
  notices?: ReactNode;
  /** Main actions, at the bottom within reach of the thumb. */
  footer?: ReactNode;
  /** Fits the content into the available height. */
  fitted?: boolean;
  /** Phase of the exercise; sets the background colour. */
  mood?: 'calm' | 'ready' | 'work' | 'rest' | 'done';
  children: ReactNode;
}

/** Full-screen frame of a running routine: position, step, and actions at the bottom. */
export function RunnerFrame({
  title,
  current,
  total = 0,
  done = [],
  onClose,
  controls,
  notices,
  footer,
  fitted = false,
  mood = 'calm',
  children,
}: RunnerFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLElement>(null);
  useSoleScreen(frame, foot);

  // Scroll each exercise to its name.
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [current]);

  return (
    <div
      ref={frame}
      className={styles.frame}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-mood={mood}
      onKeyDown={(event) => {
        // A dialog over the runner handles Escape itself.
        if (event.key === 'Escape' && !event.defaultPrevented && event.target instanceof Element) {
          if (!event.target.closest('dialog')) onClose();
        }
      }}
    >
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.heading}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {current ? <p className={styles.place}>{`Ejercicio ${current} de ${total}`}</p> : null}
          </div>
          <IconButton icon={CloseIcon} label="Salir de la rutina" onClick={onClose} />
        </div>
        {total > 0 ? (
          <div className={styles.track} aria-hidden="true">
            {Array.from({ length: total }, (_, index) => (
              <span
                key={index}
                className={cx(
                  styles.notch,
                  done[index] && styles.done,
                  index + 1 === current && styles.current,
                )}
              />
            ))}
          </div>
        ) : null}
        {controls ? <div className={styles.controls}>{controls}</div> : null}
      </header>
      {notices ? <div className={styles.notices}>{notices}</div> : null}
      <div ref={body} className={cx(styles.body, fitted && styles.fitted)}>
        <div className={styles.column}>{children}</div>
      </div>
      {footer ? (
        <footer ref={foot} className={styles.footer}>
          <div className={styles.column}>{footer}</div>
        </footer>
      ) : null}
    </div>
  );
}
