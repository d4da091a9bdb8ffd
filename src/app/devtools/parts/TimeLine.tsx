import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import type { Difference } from '../difference';
import { ActionDetail } from './ActionDetail';
import styles from './TimeLine.module.css';

/** A moment in the list of the time line. */
export interface MomentRow {
  /** Index of the moment; 0 is the beginning. */
  moment: number;
  name: string;
  /** Time since the beginning, in ms. */
  after: number;
}

export interface TimeLineProps {
  rows: readonly MomentRow[];
  /** Index of the moment shown. */
  moment: number;
  playing: boolean;
  /** Names of what the recording has and this build does not. */
  missing: readonly string[];
  /** Exports of Redux DevTools are not masked. */
  isMasked: boolean;
  /** Action that led to the moment. */
  action: unknown;
  differences: readonly Difference[];
  onGo: (moment: number) => void;
  onPlay: (playing: boolean) => void;
}

/** Maximum number of rendered rows. The search finds the others. */
const ROWS_DRAWN = 150;

const clockOf = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')},${String(Math.floor(ms / 100) % 10)}`;

/** Rows whose action contains every search word. If there are too many, those around the current moment. */
function rowsToDraw(rows: readonly MomentRow[], search: string, moment: number): readonly MomentRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const place = found.findIndex((row) => row.moment >= moment);
  const first = Math.max(
    0,
    Math.min(place < 0 ? found.length : place - ROWS_DRAWN / 2, found.length - ROWS_DRAWN),
  );
  return found.slice(first, first + ROWS_DRAWN);
}

/** What of the recording is not as it was. */
function Doubts({ missing, isMasked }: Pick<TimeLineProps, 'missing' | 'isMasked'>) {
  const doubts = [
    ...(missing.length > 0 ? [`Falta en esta versión: ${missing.join(', ')}`] : []),
    ...(isMasked ? [] : ['Exportación de Redux DevTools, sin enmascarar']),
  ];
  return doubts.map((doubt) => (
    <span key={doubt} className={styles.doubt}>
      {doubt}
    </span>
  ));
}

/** Steps, plays and jumps through a recording. Finds actions by name and shows their changes. */
export function TimeLine({
  rows,
  moment,
  playing,
  missing,
  isMasked,
  action,
  differences,
  onGo,
  onPlay,
}: TimeLineProps) {
  const sliderId = useId();
  const [search, setSearch] = useState('');
  const current = useRef<HTMLButtonElement>(null);
  const last = rows.length - 1;
  const row = rows[moment];

  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [moment]);

  return (
    <section className={styles.dock} aria-label="Línea de tiempo">
      <div className={styles.controls}>
        <Button size="sm" disabled={moment === 0} onClick={() => onGo(0)}>
          Inicio
        </Button>
        <Button size="sm" disabled={moment === 0} onClick={() => onGo(moment - 1)}>
          Anterior
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={!playing && moment === last}
          onClick={() => onPlay(!playing)}
        >
          {playing ? 'Pausar' : 'Reproducir'}
        </Button>
        <Button size="sm" disabled={moment === last} onClick={() => onGo(moment + 1)}>
          Siguiente
        </Button>
        <label htmlFor={sliderId} className={styles.place}>
          Acción {moment} de {last}
        </label>
        <input
          id={sliderId}
          className={styles.slider}
          type="range"
          min={0}
          max={last}
          value={moment}
          aria-valuetext={`${moment} de ${last}: ${row?.name ?? ''}`}
          onChange={({ target }) => onGo(Number(target.value))}
        />
        <span className={styles.clock}>{clockOf(row?.after ?? 0)}</span>
        <Doubts missing={missing} isMasked={isMasked} />
      </div>
      <div className={styles.panes}>
        <div className={styles.list}>
          <SearchField label="Buscar una acción" value={search} onChange={setSearch} />
          <ol className={styles.rows} aria-label="Acciones">
            {rowsToDraw(rows, search, moment).map((one) => (
              <li key={one.moment}>
                <button
                  ref={one.moment === moment ? current : undefined}
                  type="button"
                  className={styles.row}
                  aria-current={one.moment === moment || undefined}
                  onClick={() => onGo(one.moment)}
                >
                  <span className={styles.number}>{one.moment}</span>
                  <span>{one.name}</span>
                  <span className={styles.number}>{clockOf(one.after)}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
        <ActionDetail name={row?.name ?? ''} action={action} differences={differences} />
      </div>
    </section>
  );
}
