import { memo, type ReactNode } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { regionLabel } from '@/contract/exercises';
import { Badge } from '@/shared/ui/badge/Badge';
import { ExerciseThumbnail } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { doseText } from '../dose';
import { optionLabel, OWN_LISTS, type ExerciseLists } from '../labels';
import { DifficultyBadge } from './DifficultyBadge';
import styles from './ExerciseCard.module.css';

export interface ExerciseCardProps {
  exercise: Exercise;
  /** Labels of category and difficulty. */
  lists?: ExerciseLists;
  onOpen: (exercise: Exercise) => void;
  /** Buttons for users who may edit the exercise. */
  renderActions?: (exercise: Exercise) => ReactNode;
}

/** One exercise of the library. Its name opens the details. */
export const ExerciseCard = memo(function ExerciseCard({
  exercise,
  lists = OWN_LISTS,
  onOpen,
  renderActions,
}: ExerciseCardProps) {
  const { name, description, category, difficulty, equipment, region, figure, imageUrl } = exercise;
  const dose = doseText(exercise);
  return (
    <li className={styles.card}>
      <article className={styles.article}>
        <ExerciseThumbnail figure={figure} imageUrl={imageUrl} />
        <div className={styles.text}>
          <h2 className={styles.name}>
            <button type="button" className={styles.open} onClick={() => onOpen(exercise)}>
              {name}
            </button>
          </h2>
          <div className={styles.badges}>
            {category && (
              <Badge tone="primary" size="sm">
                {optionLabel(lists.categories, category)}
              </Badge>
            )}
            <DifficultyBadge difficulty={difficulty} lists={lists} />
          </div>
          <p className={styles.description}>{description}</p>
          <p className={styles.facts}>
            {[region && regionLabel(region), dose, equipment].filter(Boolean).join(' · ')}
          </p>
        </div>
        {renderActions && <div className={styles.actions}>{renderActions(exercise)}</div>}
      </article>
    </li>
  );
});
