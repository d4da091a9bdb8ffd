import type { ReactNode } from 'react';
import type { Option } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_STATUS_LABELS } from '@/contract/routines';
import { Badge } from '@/shared/ui/badge/Badge';
import { Icon } from '@/shared/ui/icon/Icon';
import { CalendarIcon, ExerciseIcon, RepeatIcon, UserIcon } from '@/shared/ui/icon/icons';
import { exercisesText, oftenText, weeksText } from '../routineTexts';
import { CategoryBadge } from './CategoryBadge';
import { FavouriteButton } from './FavouriteButton';
import styles from './RoutineCard.module.css';

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
