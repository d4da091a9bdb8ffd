import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { TurnIcon, ZoomInIcon, ZoomOutIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import styles from './PictureView.module.css';

export interface PictureViewProps {
  src: string;
  /** Name of the picture, for who cannot see it. */
  name: string;
}

interface Size {
  width: number;
  height: number;
}

/** Zoom factors over the size that fits. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6, 8] as const;

/** The size of the frame, followed while it changes. */
function useFrameSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, size };
}

/** A picture that can be made larger and turned. It begins as large as its frame. */
export function PictureView({ src, name }: PictureViewProps) {
  const { frame, size } = useFrameSize();
  const [natural, setNatural] = useState<Size>({ width: 1, height: 1 });
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const isUpright = turns % 2 === 0;
  const shown = isUpright ? natural : { width: natural.height, height: natural.width };
  const fit = Math.min(size.width / shown.width, size.height / shown.height, 1);
  const scale = fit * (ZOOMS[zoom] ?? 1);
  const box: CSSProperties = { width: shown.width * scale, height: shown.height * scale };
  const picture: CSSProperties = {
    width: natural.width * scale,
    height: natural.height * scale,
    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
  };
  return (
    <div className={styles.view}>
      <div className={styles.tools} role="toolbar" aria-label="Imagen">
        <IconButton
          icon={ZoomOutIcon}
          label="Reducir"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          icon={ZoomInIcon}
          label="Ampliar"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <Button size="sm" disabled={zoom === 0} onClick={() => setZoom(0)}>
          Ajustar
        </Button>
        <IconButton icon={TurnIcon} label="Girar" onClick={() => setTurns(turns + 1)} />
        <output className={styles.state}>{`${Math.round((ZOOMS[zoom] ?? 1) * 100)} %`}</output>
      </div>
      {/* Reached by the keyboard, so that arrows move a picture that is larger than its frame. */}
      <div ref={frame} className={styles.frame} role="group" aria-label={name} tabIndex={0}>
        <div className={styles.box} style={box}>
          <img
            className={styles.picture}
            style={picture}
            src={src}
            alt={name}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth || 1, height: naturalHeight || 1 })
            }
          />
        </div>
      </div>
    </div>
  );
}
