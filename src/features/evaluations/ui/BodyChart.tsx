import { memo } from 'react';
import { BODY_VIEWS } from '@/contract/evaluations/regions';
import { BodyFigure } from './BodyFigure';
import styles from './BodyChart.module.css';

/** Props of the body chart. */
export interface BodyChartProps {
  /** Ids of the chosen regions. */
  value: readonly string[];
  /** Reports the new choice; without it the chart only shows. */
  onChange?: (value: string[]) => void;
}

/** The body in front and behind, with the regions where it hurts. */
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
