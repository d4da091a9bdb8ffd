import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/Disclosure';
import styles from './ChartFrame.module.css';

/**
 * Ticks of an axis: about `count` at most, with steps of 1, 2 or 5 times a power of ten. In order; the first
 * is at or below `min`, the last at or above `max`.
 */
export function niceTicks(min: number, max: number, count = 5): number[] {
  if (!(max > min)) return [min, min + 1];
  const rough = (max - min) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(min / step) * step;
  const last = Math.ceil(max / step) * step;
  const ticks: number[] = [];
  for (let index = 0; first + index * step <= last + step / 2; index += 1) {
    ticks.push(Number((first + index * step).toPrecision(12)));
  }
  return ticks;
}

/** Formats a number for Spanish readers: decimal comma, at most one decimal. */
export const figure = (value: number): string => value.toLocaleString('es-ES', { maximumFractionDigits: 1 });

export interface ChartFrameProps {
  title: string;
  /** Names of the series with their markers. */
  legend?: ReactNode;
  children: ReactNode;
  /** The chart's values as a table. */
  table: { headers: readonly string[]; rows: readonly (readonly string[])[] };
}

/**
 * Title, legend and drawing of a chart. Its values are also available as a table, for people who cannot or do
 * not want to read the drawing.
 */
export function ChartFrame({ title, legend, children, table }: ChartFrameProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      {legend}
      {children}
      <div className={styles.data}>
        <Disclosure summary="Ver como tabla">
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Tabla: ${title}`}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {table.headers.map((header) => (
                    <th key={header} scope="col">
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row, index) => (
                  <tr key={index}>
                    {row.map((cell, column) =>
                      column === 0 ? (
                        <th key={column} scope="row">
                          {cell}
                        </th>
                      ) : (
                        <td key={column}>{cell}</td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Disclosure>
      </div>
    </figure>
  );
}
