import { useCallback, useRef, useState } from 'react';
import type { FigureSpec, FigureView } from '@/contract/figure';
import { downloadFile, fileName, prefersStill } from '@/shared/lib/browser';
import { Button } from '../button/Button';
import { ExerciseFigure } from '../exercise-figure/ExerciseFigure';
import { type Viewpoint, viewpointOf } from '../exercise-figure/camera';
import { drawable } from '../exercise-figure/drawable';
import type { FileLook } from '../exercise-figure/figureFile';
import { momentAt, USUAL_TEMPO } from '../exercise-figure/tempo';
import { MIRRORED_TEXT } from '../exercise-figure/trainedSide';
import { IconButton } from '../icon-button/IconButton';
import { DownloadIcon, MirrorIcon, PauseIcon, PlayIcon, ZoomInIcon, ZoomOutIcon } from '../icon/icons';
import { InlineAlert } from '../inline-alert/InlineAlert';
import { SegmentedControl } from '../segmented-control/SegmentedControl';
import styles from './FigurePlayer.module.css';
import { LiveFigure } from './LiveFigure';
import { TurnHandle } from './TurnHandle';
import { VIEW_BUTTONS, viewAt } from './stage';

export interface FigureFile {
  /** Saves the figure as a file named after its exercise. */
  save: (look: FileLook) => void;
  /** The last try failed, because its code could not be downloaded. */
  failed: boolean;
}

/** Saves figures. The code that writes the file is downloaded with the first one. */
function useFigureFile(figure: FigureSpec, title: string): FigureFile {
  const [failed, setFailed] = useState(false);
  const save = async (look: FileLook) => {
    // oxlint-disable-next-line andadura/late-download -- the button says that it failed, and tries again
    const writer = await import('../exercise-figure/figureFile').catch(() => null);
    setFailed(!writer);
    if (!writer) return;
    downloadFile({
      name: fileName('figura', title, 'svg'),
      content: writer.figureFile(figure, look),
      type: 'image/svg+xml',
    });
  };
  return { save: (look) => void save(look), failed };
}

export interface FigurePlayerProps {
  figure: FigureSpec;
  /** Alternative text that describes start and end. */
  alt: string;
  /** Whether the figure moves at once, unless its reader prefers less motion. */
  autoPlay?: boolean;
  /** Seconds into the movement at which it begins. */
  startAt?: number;
  /** View at the beginning, if not the figure's own. */
  view?: FigureView;
  mirrored?: boolean;
  /** Whether its reader prefers less motion; by default as the device says. */
  still?: boolean;
  /** Title of the exercise. With it the figure can be saved as a file of that name. */
  title?: string;
}

const ZOOMS = [1, 1.5, 2.2] as const;

/** How a figure is looked at, and the ways to change that. */
function useLook({ figure, view, mirrored: first = false }: FigurePlayerProps) {
  const own = viewpointOf(view ?? figure.view ?? 'side');
  const [viewpoint, setViewpoint] = useState<Viewpoint>(own);
  const [mirrored, setMirrored] = useState(first);
  const [level, setLevel] = useState(0);
  return {
    look: { viewpoint, mirrored, zoom: ZOOMS[level] ?? 1 },
    turn: setViewpoint,
    reset: () => setViewpoint(own),
    mirror: () => setMirrored(!mirrored),
    zoomBy: (by: number) => setLevel(Math.max(0, Math.min(ZOOMS.length - 1, level + by))),
    isNearest: level === ZOOMS.length - 1,
    isFarthest: level === 0,
  };
}

interface ControlsProps {
  view: ReturnType<typeof useLook>;
  playing: boolean;
  onToggle: () => void;
  onSave?: (() => void) | undefined;
}

function Controls({ view, playing, onToggle, onSave }: ControlsProps) {
  const { look, turn, mirror, zoomBy, isFarthest, isNearest } = view;
  return (
    <div className={styles.controls} data-print="hide">
      <IconButton
        label={playing ? 'Pausar el movimiento' : 'Reproducir el movimiento'}
        icon={playing ? PauseIcon : PlayIcon}
        variant="primary"
        onClick={onToggle}
      />
      <div className={styles.views}>
        <SegmentedControl
          label="Vista de la figura"
          options={VIEW_BUTTONS}
          value={viewAt(look.viewpoint) ?? ''}
          onChange={(chosen) => turn(viewpointOf(chosen as FigureView))}
        />
      </div>
      <div className={styles.tools}>
        <IconButton
          label="Ver con el otro lado"
          icon={MirrorIcon}
          aria-pressed={look.mirrored}
          onClick={mirror}
        />
        <IconButton
          label="Alejar la figura"
          icon={ZoomOutIcon}
          disabled={isFarthest}
          onClick={() => zoomBy(-1)}
        />
        <IconButton
          label="Acercar la figura"
          icon={ZoomInIcon}
          disabled={isNearest}
          onClick={() => zoomBy(1)}
        />
        {onSave && <IconButton label="Guardar figura" icon={DownloadIcon} onClick={onSave} />}
      </div>
    </div>
  );
}

/**
 * A figure that moves as the exercise is done, to be turned, mirrored and enlarged. Readers who prefer less
 * motion first see start and end, as on paper.
 */
export function FigurePlayer(props: FigurePlayerProps) {
  const { figure, alt, autoPlay = true, startAt = 0, title } = props;
  const [still] = useState(() => props.still ?? prefersStill());
  const [started, setStarted] = useState(!still);
  const [playing, setPlaying] = useState(autoPlay && !still);
  const view = useLook(props);
  const seconds = useRef(startAt);
  const tempo = figure.tempo ?? USUAL_TEMPO;
  const moment = useCallback(
    (step: number) => {
      seconds.current += step / 1000;
      return momentAt(tempo, seconds.current);
    },
    [tempo],
  );

  const { look } = view;
  const text = look.mirrored ? `${alt} ${MIRRORED_TEXT}` : alt;
  const file = useFigureFile(figure, title ?? '');
  const save = () => file.save({ alt: text, viewpoint: look.viewpoint, mirrored: look.mirrored });
  const trouble = file.failed && (
    <InlineAlert tone="danger" live>
      No se ha podido guardar la figura
    </InlineAlert>
  );
  if (!started) {
    const start = () => {
      setStarted(true);
      setPlaying(true);
    };
    return (
      <div className={styles.player}>
        <ExerciseFigure figure={figure} alt={alt} className={styles.panels} />
        <div className={styles.controls} data-print="hide">
          <Button icon={PlayIcon} onClick={start}>
            Reproducir el movimiento
          </Button>
          {title && <IconButton label="Guardar figura" icon={DownloadIcon} onClick={save} />}
        </div>
        {trouble}
      </div>
    );
  }
  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        <LiveFigure figure={figure} alt={text} look={look} playing={playing} moment={moment} />
        <TurnHandle
          viewpoint={look.viewpoint}
          mirrored={look.mirrored}
          onTurn={view.turn}
          onReset={view.reset}
        />
      </div>
      <Controls
        view={view}
        playing={playing}
        onToggle={() => setPlaying(!playing)}
        onSave={title ? save : undefined}
      />
      {trouble}
    </div>
  );
}

/** The player of a figure, or nothing if the figure cannot be drawn. */
export function CheckedPlayer(props: FigurePlayerProps) {
  const figure = drawable(props.figure);
  return figure && <FigurePlayer {...props} figure={figure} />;
}
