import { memo, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { BODY_VIEWS, BODY_VIEW_LABELS, type BodyView } from '@/contract/bodyRegions';
import { cx } from '@/shared/lib/css';
import { bodyShapes, CHART_SIZE, neighbourOf, type BodyShape, type Direction } from '../bodyShapes';
import styles from './BodyChart.module.css';

export interface BodyChartProps {
  /** Ids of the selected regions. */
  value: readonly string[];
  /** Called with the new selection. Without it the chart is read-only. */
  onChange?: (value: string[]) => void;
}

/** Body chart, front and back, with the painful regions selected. */
export const BodyChart = memo(function BodyChart({ value, onChange }: BodyChartProps) {
  const toggle = (id: string) =>
    onChange?.(value.includes(id) ? value.filter((chosen) => chosen !== id) : [...value, id]);
  return (
    <div className={styles.views}>
      {BODY_VIEWS.map((view) => (
        <BodyFigure key={view} view={view} value={value} onToggle={onChange && toggle} />
      ))}
    </div>
  );
});

interface BodyFigureProps {
  view: BodyView;
  /** Ids of the selected regions, of any view. */
  value: readonly string[];
  /** Selects or deselects a region. Without it the drawing is read-only. */
  onToggle?: (id: string) => void;
}

const KEYS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Dot on a selected region, so that selection does not depend on colour. */
const Mark = ({ centre }: { centre: BodyShape['centre'] }) => (
  <circle className={styles.mark} cx={centre.x} cy={centre.y} r="3" />
);

/** Labels of the person's left and right, as the viewer sees them. */
function Sides({ view }: { view: BodyView }) {
  const [left, right] = view === 'FRONT' ? ['D', 'I'] : ['I', 'D'];
  return (
    <g className={styles.side} aria-hidden="true">
      <text x="12" y="20">
        {left}
      </text>
      <text x="188" y="20" textAnchor="end">
        {right}
      </text>
    </g>
  );
}

/**
 * One view of the body. Its regions are check boxes: click, Space and Enter toggle; Tab enters; arrow keys
 * move to the neighbour in that direction.
 */
function BodyFigure({ view, value, onToggle }: BodyFigureProps) {
  const shapes = bodyShapes(view);
  const chosen = useMemo(() => new Set(value), [value]);
  const here = shapes.filter(({ id }) => chosen.has(id));
  const [current, setCurrent] = useState(shapes[0]?.id);
  const [pointed, setPointed] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const label = BODY_VIEW_LABELS[view];

  if (!onToggle)
    return (
      <svg
        className={styles.figure}
        viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
        role="img"
        aria-label={`${label}: ${here.length ? here.map(({ name }) => name).join(', ') : 'sin zonas marcadas'}`}
      >
        <Sides view={view} />
        {shapes.map(({ id, path, centre }) => (
          <g key={id}>
            <path d={path} className={cx(styles.region, chosen.has(id) && styles.chosen)} />
            {chosen.has(id) && <Mark centre={centre} />}
          </g>
        ))}
      </svg>
    );

  const onKeyDown = (event: KeyboardEvent, shape: BodyShape) => {
    const direction = KEYS[event.key];
    // With one of them they are the browser's, such as Alt and an arrow for the page before.
    if (direction && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const next = neighbourOf(shapes, shape, direction);
      setCurrent(next.id);
      group.current?.querySelector<SVGPathElement>(`[data-region="${next.id}"]`)?.focus();
    } else if (event.key === ' ' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)) {
      event.preventDefault();
      onToggle(shape.id);
    }
  };
  const named = shapes.find(({ id }) => id === pointed);

  return (
    <figure className={styles.view}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <svg className={styles.figure} viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}>
        <Sides view={view} />
        <g ref={group} role="group" aria-label={label}>
          {shapes.map((shape) => (
            <path
              key={shape.id}
              data-region={shape.id}
              d={shape.path}
              className={cx(styles.region, styles.choice, chosen.has(shape.id) && styles.chosen)}
              role="checkbox"
              aria-checked={chosen.has(shape.id)}
              aria-label={shape.name}
              tabIndex={shape.id === current ? 0 : -1}
              onClick={() => {
                setCurrent(shape.id);
                onToggle(shape.id);
              }}
              onKeyDown={(event) => onKeyDown(event, shape)}
              onFocus={() => setPointed(shape.id)}
              onBlur={() => setPointed(null)}
              onPointerEnter={() => setPointed(shape.id)}
              onPointerLeave={() => setPointed(null)}
            />
          ))}
          {here.map(({ id, centre }) => (
            <Mark key={id} centre={centre} />
          ))}
        </g>
      </svg>
      <p className={styles.pointed} aria-hidden="true">
        {named?.name ?? '\u00a0'}
      </p>
    </figure>
  );
}
