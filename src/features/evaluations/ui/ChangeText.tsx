import { Icon } from '@/shared/ui/icon/Icon';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@/shared/ui/icon/icons';
import { cx } from '@/shared/lib/css';
import { MEASURE_UNITS, type Comparison, type Verdict } from '../comparison';
import styles from './EvaluationView.module.css';

const WORDS: Record<Verdict, string> = { better: 'mejora', worse: 'empeora', same: 'sin cambios' };

/** Change since the previous visit as arrow, difference and word, so that it does not depend on colour. */
export function ChangeText({ comparison }: { comparison: Comparison }) {
  const { change, verdict, kind } = comparison;
  if (change === null || verdict === null) return <span className={styles.firstTime}>Primera medida</span>;
  const icon = change > 0 ? ArrowUpIcon : change < 0 ? ArrowDownIcon : MinusIcon;
  return (
    <span className={cx(styles.change, styles[verdict])}>
      <Icon of={icon} size="sm" />
      {change !== 0 && `${change > 0 ? '+' : '−'}${Math.abs(change)}${MEASURE_UNITS[kind]} `}
      <span>{change !== 0 && verdict === 'same' ? 'normal' : WORDS[verdict]}</span>
    </span>
  );
}
