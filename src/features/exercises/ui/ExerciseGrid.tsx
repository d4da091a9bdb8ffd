import { useState, type ReactNode } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import type { ExerciseLists } from '../labels';
import { ExerciseCard } from './ExerciseCard';
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
        summary={`Mostrando ${shown.length} de ${exercises.length} ejercicios${
          exercises.length < total ? ` (${total} en la biblioteca)` : ''
        }`}
        hasMore={shown.length < exercises.length}
        onLoadMore={() => setPortions({ searched, count: limit / PORTION + 1 })}
      />
    </>
  );
}
