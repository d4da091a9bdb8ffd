import styles from './LineChart.module.css';

export interface SeriesMarkProps {
  /** Index of the series, which selects circle, square, triangle or diamond. */
  index: number;
  x: number;
  y: number;
}

/** Marker of a series at a point, so that lines differ without colour. */
export function SeriesMark({ index, x, y }: SeriesMarkProps) {
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
