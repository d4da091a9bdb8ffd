import type { MergeComparison } from '@/contract/mergeAnswers';
import { MERGE_MESSAGES as MESSAGES, MERGE_UNDO_DAYS, type MergeObstacle } from '@/contract/merges';
import { movingText } from '@/contract/mergeText';
import { formatDate, formatTime } from '@/shared/lib/dates';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import styles from './merges.module.css';

export interface MergeOutcomeProps {
  comparison: MergeComparison;
}

const OBSTACLES: Record<MergeObstacle, string> = {
  TWO_ACCOUNTS: MESSAGES.twoAccounts,
  ACCOUNT_IN_OTHER: MESSAGES.accountInOther,
  OVERLAPS: MESSAGES.overlaps,
};

/** What follows from a merge, or why these two records cannot be merged so. */
export function MergeOutcome({
  comparison: { survivor, other, moving, obstacle, overlaps },
}: MergeOutcomeProps) {
  if (obstacle !== null)
    return (
      <InlineAlert tone="warning" title="Así no se pueden unir">
        <p className={styles.text}>{OBSTACLES[obstacle]}</p>
        {overlaps.length > 0 && (
          <ul className={styles.overlaps} aria-label="Citas que coinciden">
            {overlaps.map(({ id, startsAt, therapistName }) => (
              <li key={id}>
                {formatDate(startsAt)} · {formatTime(startsAt)} · {therapistName}
              </li>
            ))}
          </ul>
        )}
      </InlineAlert>
    );
  const counted = movingText(moving);
  return (
    <InlineAlert title="Qué pasará">
      <p className={styles.text}>
        {counted ? `Pasa a la ficha de ${survivor.name}: ${counted}. ` : ''}
        La ficha de {other.name} deja de aparecer y su dirección lleva a la que queda. Durante{' '}
        {MERGE_UNDO_DAYS} días se puede deshacer.
      </p>
    </InlineAlert>
  );
}
