import type { Routine } from '@/contract/routineAnswers';
import { favouriteRoutineToggled, selectFavouriteRoutines } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { StarIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import styles from './RoutineCard.module.css';

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
