import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { Button } from '@/shared/ui/button/Button';
import { firstClick } from '@/shared/ui/button/secondPress';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Icon, type IconComponent } from '@/shared/ui/icon/Icon';
import {
  CloseIcon,
  DangerIcon,
  SkipIcon,
  ConversationIcon,
  SoundIcon,
  SoundOffIcon,
} from '@/shared/ui/icon/icons';
import { useRunnerSetting } from './settings';
import { useSoleScreen } from './useSoleScreen';
import styles from './RunnerFrame.module.css';

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

export interface RunnerActionsProps {
  /** Skips the exercise. */
  onSkip: () => void;
  skipDisabled?: boolean;
  /** Main action of the step. */
  main?: ReactNode;
  /** Stops the routine because of pain. */
  onStop?: () => void;
}

/** Actions of a step in one row that fits on every screen. */
export function RunnerActions({ onSkip, skipDisabled = false, main, onStop }: RunnerActionsProps) {
  return (
    <div className={styles.row}>
      <span className={styles.side}>
        <Button variant="quiet" icon={SkipIcon} disabled={skipDisabled} onClick={firstClick(onSkip)}>
          Saltar
        </Button>
      </span>
      {main ? <span className={styles.main}>{main}</span> : null}
      {onStop ? (
        <span className={styles.side}>
          <Button variant="quiet" icon={DangerIcon} onClick={onStop}>
            Me duele
          </Button>
        </span>
      ) : null}
    </div>
  );
}

interface PillProps {
  label: string;
  icon: IconComponent;
  on: boolean;
  onChange: (on: boolean) => void;
}

const Pill = ({ label, icon, on, onChange }: PillProps) => (
  <button type="button" className={styles.pill} aria-pressed={on} onClick={() => onChange(!on)}>
    <Icon of={icon} size="sm" />
    <span className={styles.word}>{label}</span>
  </button>
);

/** Voice and sounds of guided mode, each on or off. */
export function SoundControls() {
  const [voice, setVoice] = useRunnerSetting('voice', true);
  const [sound, setSound] = useRunnerSetting('sound', true);
  return (
    <div className={styles.pills}>
      <Pill label="Voz" icon={ConversationIcon} on={voice} onChange={setVoice} />
      <Pill label="Sonidos" icon={sound ? SoundIcon : SoundOffIcon} on={sound} onChange={setSound} />
    </div>
  );
}
