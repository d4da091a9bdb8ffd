import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { EXERCISE_MESSAGES, regionLabel } from '@/contract/exercises';
import { exercisesText } from '@/contract/routines';
import { failureOf } from '@/shared/api/errors';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { ExerciseThumbnail } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { useListExercisesQuery } from '../api';
import {
  doseText,
  difficultyText,
  OWN_LISTS,
  type ExerciseLists,
  useExerciseLists,
  findExercises,
  warmSearch,
} from '../exerciseLists';
import { ExerciseDetailDialog } from './ExerciseDialogs';
import styles from './ExercisePicker.module.css';

const PORTION = 20;

interface ExercisePickerProps {
  exercises: readonly Exercise[];
  /** Ids already in the routine, which are marked. */
  chosen: readonly string[];
  /** Labels of category and difficulty; its categories are also the filter's options. */
  lists?: ExerciseLists;
  onPick: (exercise: Exercise) => void;
}

/**
 * Searches the whole library and adds exercises one by one; the name of one opens its details. Used inside another screen's
 * form.
 */
export function ExercisePicker({ exercises, chosen, lists = OWN_LISTS, onPick }: ExercisePickerProps) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const [limit, setLimit] = useState(PORTION);
  const detail = useOpening('pickerDetail');
  const query = useDeferredValue(search);
  useEffect(() => warmSearch(exercises), [exercises]);
  const found = useMemo(
    () => findExercises(exercises, { search: query, category, difficulty: '' }),
    [exercises, query, category],
  );
  const shown = found.slice(0, limit);
  return (
    <div className={styles.picker} role="group" aria-label="Biblioteca de ejercicios">
      <div className={styles.filters}>
        <SearchField
          label="Buscar en la biblioteca"
          placeholder="Nombre, región, objetivo o material..."
          value={search}
          onChange={(text) => {
            setSearch(text);
            setLimit(PORTION);
          }}
        />
        <NativeSelectField
          label="Categoría de la biblioteca"
          labelHidden
          placeholder="Todas las categorías"
          value={category}
          onChange={setCategory}
          options={lists.categories}
        />
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <ul className={styles.rows} aria-label="Resultados" tabIndex={0}>
        {shown.map((exercise) => (
          <li key={exercise.id} className={styles.row}>
            <ExerciseThumbnail size="row" figure={exercise.figure} imageUrl={exercise.imageUrl} />
            <div className={styles.text}>
              <button type="button" className={styles.name} onClick={() => detail.open(exercise.id)}>
                {exercise.name}
              </button>
              <p className={styles.facts}>
                {[
                  chosen.includes(exercise.id) && 'Ya en la rutina',
                  exercise.region && regionLabel(exercise.region),
                  difficultyText(lists, exercise.difficulty),
                  doseText(exercise),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              size="sm"
              icon={PlusIcon}
              aria-label={`Añadir ${exercise.name}`}
              onClick={() => onPick(exercise)}
            >
              Añadir
            </Button>
          </li>
        ))}
      </ul>
      <LoadMore
        summary={
          found.length === 0
            ? 'No se encontraron ejercicios'
            : `Mostrando ${shown.length} de ${exercisesText(found.length)}`
        }
        hasMore={shown.length < found.length}
        onLoadMore={() => setLimit(limit + PORTION)}
      />
      <ExerciseDetailDialog exercise={openedIn(exercises, detail)} lists={lists} onClose={detail.close} />
    </div>
  );
}

/** The picker with the server's labels, which are fetched when it opens. */
function OpenPicker(props: Omit<ExercisePickerProps, 'lists'>) {
  return <ExercisePicker {...props} lists={useExerciseLists({ quiet: true })} />;
}

/**
 * The library in a routine's form. A closed picker, too, shows that it could not be loaded, because each row of the routine
 * chooses from it by name.
 */
export function LibraryPicker({
  isOpen,
  ...slot
}: Pick<ExercisePickerProps, 'chosen' | 'onPick'> & { isOpen: boolean }) {
  const library = useListExercisesQuery();
  const failure = failureOf({ ...library, text: EXERCISE_MESSAGES.listFailed });
  if (failure) return <ErrorState {...failure} />;
  return isOpen ? <OpenPicker exercises={library.currentData ?? []} {...slot} /> : null;
}
