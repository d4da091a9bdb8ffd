import { useRef } from 'react';
import { cx } from '@/shared/lib/css';
import { useElementWidth } from '@/shared/lib/hooks';
import { ChartFrame, figure, niceTicks } from '../chart-frame/ChartFrame';
import styles from './LineChart.module.css';
import {
  fittingLabels,
  type LabelAnchor,
  labelledIndexes,
  linePath,
  placeX,
  placeY,
  type Plot,
  timePlaces,
} from './geometry';

export interface SeriesMarkProps {
  /** Index of the series, which selects circle, square, triangle or diamond. */
  index: number;
  x: number;
  y: number;
}

/** Marker of a series at a point, so that lines differ without colour. */
function SeriesMark({ index, x, y }: SeriesMarkProps) {
  const shape = index % 4;
  if (shape === 0) return <circle className={styles.mark} cx={x} cy={y} r={4} />;
  if (shape === 1)
    return <rect className={styles.mark} x={x - 3.5} y={y - 3.5} width={7} height={7} rx={0.5} />;
  if (shape === 2)
    return <path className={styles.mark} d={`M${x} ${y - 4.6}L${x + 4.6} ${y + 3.6}H${x - 4.6}Z`} />;
  return (
    <path className={styles.mark} d={`M${x} ${y - 4.8}L${x + 4.8} ${y}L${x} ${y + 4.8}L${x - 4.8} ${y}Z`} />
  );
}

export interface LinePoint {
  /** Label on the horizontal axis, e.g. '12 mar'. */
  x: string;
  /** When it was, in ms since 1970. Where every point says so, the axis is to scale. */
  at?: number;
  /** `null` if nothing was measured, which breaks the line. */
  y: number | null;
}

export interface LineSeries {
  name: string;
  /** All series have the same labels in the same order. */
  points: readonly LinePoint[];
}

export interface LineChartProps {
  title: string;
  /** At most four, because more cannot be told apart. */
  series: readonly LineSeries[];
  /** Unit of the values, e.g. '°' or 'kg'. */
  unit?: string;
  /** Ends of the vertical axis; by default derived from the data. */
  min?: number;
  max?: number;
  /** Height in CSS px. */
  height?: number;
}

const seriesStyle = (index: number) => styles[`series${(index % 4) + 1}`];

function Legend({ series }: Pick<LineChartProps, 'series'>) {
  return (
    <ul className={styles.legend}>
      {series.map((line, index) => (
        <li key={line.name} className={cx(styles.entry, seriesStyle(index))}>
          <svg width="28" height="12" aria-hidden="true">
            <path className={styles.line} d="M1 6H27" />
            <SeriesMark index={index} x={14} y={6} />
          </svg>
          {line.name}
        </li>
      ))}
    </ul>
  );
}

/** One series; `null` where nothing was measured. */
function Line({ index, places }: { index: number; places: ({ x: number; y: number } | null)[] }) {
  return (
    <g className={seriesStyle(index)}>
      <path className={styles.line} d={linePath(places)} />
      {places.map((place, key) => (place ? <SeriesMark key={key} index={index} {...place} /> : null))}
    </g>
  );
}

/** Aligns the first and last labels to stay inside the drawing. */
const anchorOf = (index: number, count: number): LabelAnchor =>
  count <= 1 ? 'middle' : index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle';

/** Places of the points from left to right, and which of their labels are drawn. */
function axisOf(plot: Plot, points: readonly LinePoint[]) {
  const count = points.length;
  const instants = points.flatMap(({ at }) => at ?? []);
  if (count === 0 || instants.length < count)
    return {
      xs: points.map((_point, index) => placeX(plot, index, count)),
      shown: labelledIndexes(count, plot.right - plot.left, 64),
    };
  const xs = timePlaces(plot, instants);
  const isOneMoment = new Set(xs).size === 1;
  const labels = points.map(({ x: text }, index) => ({
    text,
    x: xs[index] ?? 0,
    textAnchor: isOneMoment ? 'middle' : anchorOf(index, count),
  }));
  return { xs, shown: fittingLabels(labels) };
}

/** Text alternative of the chart: first and last value of each series. */
function summaryOf(
  title: string,
  series: readonly LineSeries[],
  withUnit: (value: number) => string,
): string {
  const parts = series.map((line) => {
    const measured = line.points.filter((point) => point.y !== null);
    const first = measured[0];
    const last = measured.at(-1);
    if (!first || !last) return `${line.name}: sin datos`;
    if (first === last) return `${line.name}: ${withUnit(first.y ?? 0)} (${first.x})`;
    return `${line.name}: de ${withUnit(first.y ?? 0)} (${first.x}) a ${withUnit(last.y ?? 0)} (${last.x})`;
  });
  return `Gráfico de líneas. ${title}. ${parts.join('; ')}.`;
}

/** Values over time. Series also differ by dashes and markers, and the values are available as a table. */
export function LineChart({ title, series, unit = '', min, max, height = 240 }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, 640);
  const labels = series[0]?.points.map((point) => point.x) ?? [];
  const values = series.flatMap((line) =>
    line.points.flatMap((point) => (point.y === null ? [] : [point.y])),
  );
  const ticks = niceTicks(min ?? Math.min(0, ...values), max ?? Math.max(1, ...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const plot: Plot = { left: 40, right: width - 12, top: 12, bottom: height - 28 };
  const { xs, shown } = axisOf(plot, series[0]?.points ?? []);
  const placesOf = ({ points }: LineSeries) =>
    points.map(({ y }, index) => (y === null ? null : { x: xs[index] ?? 0, y: placeY(plot, y, low, high) }));
  const withUnit = (value: number) => `${figure(value)}${unit && (unit === '°' ? unit : ` ${unit}`)}`;

  return (
    <ChartFrame
      title={title}
      legend={series.length > 1 ? <Legend series={series} /> : null}
      table={{
        headers: ['Fecha', ...series.map((line) => line.name)],
        rows: labels.map((label, index) => [
          label,
          ...series.map((line) => {
            const value = line.points[index]?.y;
            return value === null || value === undefined ? '—' : withUnit(value);
          }),
        ]),
      }}
    >
      <div ref={box} className={styles.box}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={summaryOf(title, series, withUnit)}
        >
          {ticks.map((tick) => {
            const y = placeY(plot, tick, low, high);
            return (
              <g key={tick}>
                <path className={styles.grid} d={`M${plot.left} ${y}H${plot.right}`} />
                <text className={styles.tick} x={plot.left - 8} y={y} dy="0.32em" textAnchor="end">
                  {figure(tick)}
                </text>
              </g>
            );
          })}
          {labels.map((label, index) =>
            shown.has(index) ? (
              <text
                key={index}
                className={styles.tick}
                x={xs[index]}
                textAnchor={anchorOf(index, labels.length)}
                y={height - 8}
              >
                {label}
              </text>
            ) : null,
          )}
          {series.map((line, index) => (
            <Line key={line.name} index={index} places={placesOf(line)} />
          ))}
        </svg>
      </div>
    </ChartFrame>
  );
}
