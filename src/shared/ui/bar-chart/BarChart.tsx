import { useRef } from 'react';
import { useElementWidth } from '@/shared/lib/hooks';
import { ChartFrame, figure, niceTicks } from '../chart-frame/ChartFrame';
import styles from './BarChart.module.css';

export interface Bar {
  label: string;
  value: number;
}

export interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  unit: string;
  /** Upper end of the axis. */
  max: number;
  /** Height in CSS px. */
  height: number;
  /** Column headings of the table. */
  labelHeader: string;
  valueHeader: string;
}

interface DrawnBarProps {
  bar: Bar;
  middle: number;
  top: number;
  bottom: number;
  /** Width of a bar including its gap. */
  slot: number;
  /** Vertical position of the label, if there is room for it. */
  labelY: number | undefined;
}

function DrawnBar({ bar, middle, top, bottom, slot, labelY }: DrawnBarProps) {
  const thick = Math.min(56, slot * 0.62);
  return (
    <g>
      <rect
        className={styles.bar}
        x={middle - thick / 2}
        y={top}
        width={thick}
        height={Math.max(bar.value > 0 ? 2 : 0, bottom - top)}
        rx={Math.min(5, thick / 4)}
      />
      {slot >= 28 ? (
        <text className={styles.figure} x={middle} y={top - 6} textAnchor="middle">
          {figure(bar.value)}
        </text>
      ) : null}
      {labelY !== undefined ? (
        <text className={styles.tick} x={middle} y={labelY} textAnchor="middle">
          {bar.label}
        </text>
      ) : null}
    </g>
  );
}

/** Bar chart with a value on each bar. The values are also available as a table. */
export function BarChart({ title, bars, unit, max, height, labelHeader, valueHeader }: BarChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, 640);
  const ticks = niceTicks(0, max, 4);
  const high = ticks.at(-1) ?? 1;
  const [left, right, top, bottom] = [36, width - 8, 22, height - 28];
  const slot = (right - left) / Math.max(1, bars.length);
  const place = (value: number) => bottom - (Math.min(value, high) / high) * (bottom - top);
  const withUnit = (value: number) => `${figure(value)} ${unit}`;
  const every = Math.max(1, Math.ceil(36 / slot));

  return (
    <ChartFrame
      title={title}
      table={{
        headers: [labelHeader, valueHeader],
        rows: bars.map((bar) => [bar.label, withUnit(bar.value)]),
      }}
    >
      <div ref={box} className={styles.box}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`Gráfico de barras. ${title}. ${bars.map((bar) => `${bar.label}: ${withUnit(bar.value)}`).join('; ')}.`}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <path className={styles.grid} d={`M${left} ${place(tick)}H${right}`} />
              <text className={styles.tick} x={left - 8} y={place(tick)} dy="0.32em" textAnchor="end">
                {figure(tick)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <DrawnBar
              key={`${bar.label}-${index}`}
              bar={bar}
              middle={left + slot * (index + 0.5)}
              top={place(bar.value)}
              bottom={bottom}
              slot={slot}
              labelY={(bars.length - 1 - index) % every === 0 ? height - 8 : undefined}
            />
          ))}
        </svg>
      </div>
    </ChartFrame>
  );
}
