import type { Routine } from '@/contract/routineAnswers';
import { favouriteRoutineToggled, selectFavouriteRoutines } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Badge } from '@/shared/ui/badge/Badge';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { StarIcon } from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { difficultyText } from '../routineTexts';
import styles from './RoutineCard.module.css';

const TONES = { beginner: 'success', intermediate: 'warning', advanced: 'danger' } as const;

/** Category of a routine, in the colour of its difficulty, which is also given as text. */
export function CategoryBadge({ category, difficulty }: Pick<Routine, 'category' | 'difficulty'>) {
  return (
    <Badge tone={TONES[difficulty]} size="sm">
      {category ? (
        <>
          {category}
          <VisuallyHidden>, dificultad: {difficultyText(difficulty)}</VisuallyHidden>
        </>
      ) : (
        difficultyText(difficulty)
      )}
    </Badge>
  );
}

/** Star that marks a favourite routine. Stored in this browser only. */
export function FavouriteButton({ routine }: { routine: Routine }) {
  const dispatch = useAppDispatch();
  const isFavourite = useAppSelector((state) => selectFavouriteRoutines(state).includes(routine.id));
  return (
    <span className={isFavourite ? styles.favourite : undefined}>
      <IconButton
        size="sm"
        icon={StarIcon}
        label={`Favorita: ${routine.name}`}
        aria-pressed={isFavourite}
        onClick={() => dispatch(favouriteRoutineToggled(routine.id))}
      />
    </span>
  );
}
