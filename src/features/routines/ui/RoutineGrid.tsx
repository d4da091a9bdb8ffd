import { useState, type ReactNode } from 'react';
import { counted } from '@/contract/common/text';
import type { Option } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { exercisesText, ROUTINE_STATUS_LABELS } from '@/contract/routines';
import { Badge } from '@/shared/ui/badge/Badge';
import { Icon } from '@/shared/ui/icon/Icon';
import { CalendarIcon, ExerciseIcon, RepeatIcon, UserIcon } from '@/shared/ui/icon/icons';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { oftenText, weeksText } from '../routineTexts';
import { patientNameOf, type PatientNames } from '../selectRoutines';
import { CategoryBadge, FavouriteButton } from './RoutineMarks';
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
        summary={`Mostrando ${shown.length} de ${counted(routines.length, ['rutina', 'rutinas'])}`}
        hasMore={shown.length < routines.length}
        onLoadMore={() => setLimit(limit + PORTION)}
      />
    </>
  );
}

export interface RoutineCardProps {
  routine: Routine;
  patientName: string;
  frequencies?: readonly Option[];
  buttons: ReactNode;
}

/** A routine in the grid. */
export function RoutineCard({ routine, patientName, frequencies, buttons }: RoutineCardProps) {
  const { name, description, duration, exercises, status } = routine;
  return (
    <li className={styles.item}>
      <article className={styles.card} aria-label={name}>
        <header className={styles.header}>
          <h2 className={styles.name}>{name}</h2>
          <FavouriteButton routine={routine} />
        </header>
        <div className={styles.badges}>
          <CategoryBadge {...routine} />
          {status === 'COMPLETED' && (
            <Badge tone="info" size="sm">
              {ROUTINE_STATUS_LABELS[status]}
            </Badge>
          )}
        </div>
        <p className={styles.description}>{description || 'Sin descripción'}</p>
        <ul className={styles.facts} aria-label="Datos de la rutina">
          <li>
            <Icon of={UserIcon} size="sm" /> {patientName || 'Sin paciente'}
          </li>
          <li>
            <Icon of={RepeatIcon} size="sm" /> {oftenText(routine, frequencies)}
          </li>
          <li>
            <Icon of={CalendarIcon} size="sm" /> {weeksText(duration)}
          </li>
          <li>
            <Icon of={ExerciseIcon} size="sm" /> {exercisesText(exercises.length)}
          </li>
        </ul>
        <div className={styles.buttons}>{buttons}</div>
      </article>
    </li>
  );
}
