import { useState, type ReactNode, memo } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { regionLabel, type Difficulty } from '@/contract/exercises';
import { exercisesText } from '@/contract/routines';
import { Badge } from '@/shared/ui/badge/Badge';
import { ExerciseThumbnail } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { type ExerciseLists, doseText, optionLabel, OWN_LISTS, difficultyText } from '../exerciseLists';
import styles from './ExerciseGrid.module.css';

/** Number of cards added at a time: a few screens, whatever the size of the library. */
const PORTION = 24;

export interface ExerciseGridProps {
  exercises: readonly Exercise[];
  /** Number of exercises in the whole library. */
  total: number;
  /** Search text. A new one returns to the first portion. */
  searched?: string;
  /** Labels of category and difficulty. */
  lists?: ExerciseLists;
  onOpen: (exercise: Exercise) => void;
  renderActions?: (exercise: Exercise) => ReactNode;
}

/** The library as cards, a portion at a time. Cards that stay keep their drawings. */
export function ExerciseGrid({
  exercises,
  total,
  searched = '',
  lists,
  onOpen,
  renderActions,
}: ExerciseGridProps) {
  const [portions, setPortions] = useState({ searched, count: 1 });
  const limit = PORTION * (portions.searched === searched ? portions.count : 1);
  const shown = exercises.slice(0, limit);
  return (
    <>
      <ul className={styles.grid} aria-label="Ejercicios">
        {shown.map((exercise) => (
          <ExerciseCard key={exercise.id} {...{ exercise, lists, onOpen, renderActions }} />
        ))}
      </ul>
      <LoadMore
        summary={`Mostrando ${shown.length} de ${exercisesText(exercises.length)}${
          exercises.length < total ? ` (${total} en la biblioteca)` : ''
        }`}
        hasMore={shown.length < exercises.length}
        onLoadMore={() => setPortions({ searched, count: limit / PORTION + 1 })}
      />
    </>
  );
}

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

const TONES = { BEGINNER: 'success', INTERMEDIATE: 'warning', ADVANCED: 'danger' } as const;

/** Difficulty of an exercise as a coloured badge. */
export function DifficultyBadge({
  difficulty,
  lists = OWN_LISTS,
}: {
  difficulty: Difficulty;
  lists?: ExerciseLists;
}) {
  return (
    <Badge tone={TONES[difficulty]} size="sm">
      {difficultyText(lists, difficulty)}
    </Badge>
  );
}
