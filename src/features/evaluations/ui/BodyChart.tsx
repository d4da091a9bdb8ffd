import { memo } from 'react';
import { BODY_VIEWS } from '@/contract/bodyRegions';
import { BodyFigure } from './BodyFigure';
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
