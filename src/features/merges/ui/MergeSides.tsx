import type { MergeComparison } from '@/contract/mergeAnswers';
import { formatDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import styles from './merges.module.css';

export interface MergeSidesProps {
  comparison: Pick<MergeComparison, 'survivor' | 'other'>;
  /** Lets the other record be the one that stays. */
  onTurn: () => void;
}

const sides = [
  ['survivor', 'Ficha que queda'],
  ['other', 'Ficha que se une a ella'],
] as const;

/** Which record stays and which one becomes part of it. */
export function MergeSides({ comparison, onTurn }: MergeSidesProps) {
  return (
    <>
      <dl className={styles.sides}>
        {sides.map(([side, label]) => {
          const { name, createdAt, hasAccount } = comparison[side];
          return (
            <div key={side} className={styles.side}>
              <dt className={styles.second}>{label}</dt>
              <dd className={styles.side}>
                <strong>{name}</strong>
                <span className={styles.second}>
                  Creada el {formatDate(createdAt)}
                  {hasAccount && ' · con cuenta de paciente'}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <div>
        <Button size="sm" onClick={onTurn}>
          Que quede la otra ficha
        </Button>
      </div>
    </>
  );
}
