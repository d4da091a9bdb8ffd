import type { ReactNode } from 'react';
import { MEASURE_SIDE_LABELS, type MeasureSide } from '@/contract/evaluations/enums';
import { sidesOf } from '../sides';
import styles from './EvaluationForm.module.css';

/** One line of a table of measures. */
export interface MeasureLine {
  id: string;
  name: string;
  /** Small text under the name, such as the reference. */
  hint?: string;
  paired: boolean;
}

/** Props of a table of measures. */
export interface MeasureTableProps {
  caption: string;
  /** Heading of the first column. */
  subject: string;
  lines: readonly MeasureLine[];
  /** The field of one cell; `label` names it in full. */
  renderField: (line: MeasureLine, side: MeasureSide, label: string) => ReactNode;
}

/** Measures of one joint or region, right and left side by side; what has no side takes both columns. */
export function MeasureTable({ caption, subject, lines, renderField }: MeasureTableProps) {
  const hasSides = lines.some(({ paired }) => paired);
  return (
    <table className={styles.measures}>
      <caption className={styles.measuresCaption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{subject}</th>
          {hasSides ? (
            sidesOf(true).map((side) => (
              <th key={side} scope="col">
                {MEASURE_SIDE_LABELS[side]}
              </th>
            ))
          ) : (
            <th scope="col">Medida</th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name}
              {line.hint && <span className={styles.hint}>{line.hint}</span>}
            </th>
            {sidesOf(line.paired).map((side) => (
              <td key={side} colSpan={!line.paired && hasSides ? 2 : undefined}>
                {renderField(
                  line,
                  side,
                  line.paired
                    ? `${caption}, ${line.name}, ${MEASURE_SIDE_LABELS[side].toLowerCase()}`
                    : `${caption}, ${line.name}`,
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
