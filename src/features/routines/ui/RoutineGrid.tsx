import { useState, type ReactNode } from 'react';
import type { Option } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { patientNameOf, type PatientNames } from '../selectRoutines';
import { RoutineCard } from './RoutineCard';
import styles from './RoutineCard.module.css';

const PORTION = 24;

export interface RoutineGridProps {
  routines: readonly Routine[];
  names: PatientNames;
  frequencies?: readonly Option[];
  renderButtons: (routine: Routine) => ReactNode;
}

/** The routines as cards, a portion at a time. */
export function RoutineGrid({ routines, names, frequencies, renderButtons }: RoutineGridProps) {
  const [limit, setLimit] = useState(PORTION);
  const shown = routines.slice(0, limit);
  return (
    <>
      <ul className={styles.grid} aria-label="Rutinas">
        {shown.map((routine) => (
          <RoutineCard
            key={routine.id}
            routine={routine}
            patientName={patientNameOf(routine, names)}
            frequencies={frequencies}
            buttons={renderButtons(routine)}
          />
        ))}
      </ul>
      <LoadMore
        summary={`Mostrando ${shown.length} de ${routines.length} rutinas`}
        hasMore={shown.length < routines.length}
        onLoadMore={() => setLimit(limit + PORTION)}
      />
    </>
  );
}
