import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure';
import styles from './ChartFrame.module.css';

export interface ChartFrameProps {
  title: string;
  /** Hides the title visually, for use inside a card that already shows it. */
  titleHidden?: boolean;
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
export function ChartFrame({ title, titleHidden = false, legend, children, table }: ChartFrameProps) {
  return (
    <figure className={styles.figure}>
      {titleHidden ? null : <figcaption className={styles.title}>{title}</figcaption>}
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
