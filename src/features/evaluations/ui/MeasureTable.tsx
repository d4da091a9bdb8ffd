import type { ReactNode } from 'react';
import { MEASURE_SIDE_LABELS, type MeasureSide } from '@/contract/evaluations';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import { sidesOf } from '../formValues';
import styles from './EvaluationForm.module.css';

/** One line of a table of measures. */
export interface MeasureLine {
  id: string;
  name: string;
  /** Small text under the name, e.g. the reference. */
  hint?: string;
  paired: boolean;
}

export interface MeasureTableProps {
  caption: string;
  /** Heading of the first column. */
  subject: string;
  lines: readonly MeasureLine[];
  /** Renders the field of a cell. `label` is its full accessible name. */
  renderField: (line: MeasureLine, side: MeasureSide, label: string) => ReactNode;
}

/**
 * Measures of one joint or region, with a column each for right and left. A measure without sides spans both.
 */
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

export interface ChoiceChipsProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Multiple choice among a few options as check boxes. Selects the joints and regions to show. */
export function ChoiceChips({ label, options, value, onChange }: ChoiceChipsProps) {
  return (
    <fieldset>
      <legend className={styles.choicesLabel}>{label}</legend>
      <div className={styles.choiceList}>
        {options.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            value={value.includes(id)}
            onChange={(on) => onChange(on ? [...value, id] : value.filter((chosen) => chosen !== id))}
          />
        ))}
      </div>
    </fieldset>
  );
}
