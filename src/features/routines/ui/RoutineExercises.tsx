import { FieldArray, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { regionLabel } from '@/contract/exercises';
import type { Routine, RoutineExercise } from '@/contract/routineAnswers';
import { ROUTINE_LIMITS } from '@/contract/routines';
import { useCapability } from '@/shared/capabilities';
import { Button } from '@/shared/ui/button/Button';
import { fieldId } from '@/shared/ui/formik/FormikFields';
import { LibraryIcon, PlusIcon } from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { newExercise, type RoutineExerciseValues, type RoutineValues, withExercise } from '../routineInput';
import { useReordering } from '../useReordering';
import {
  exerciseOptionSearch,
  type ExerciseOption,
  type ExerciseOptionSearch,
  RoutineExerciseRow,
} from './RoutineExerciseRow';
import styles from './RoutineForm.module.css';

/** Props of the exercise picker: whether it is shown, ids already chosen, and a callback that adds one. */
export interface PickerSlot {
  isOpen: boolean;
  chosen: readonly string[];
  onPick: (exercise: Exercise) => void;
}

export interface RoutineExercisesProps {
  /** The library. */
  exercises: readonly Exercise[];
  /** Exercises already in the routine, which may have left the library. */
  original?: readonly RoutineExercise[];
  /** Routines from which the rows may come, for the names of those that have left the library since. */
  sources?: readonly Routine[];
  renderPicker: (slot: PickerSlot) => ReactNode;
  /** Whether the library is open initially. */
  pickerOpen: boolean;
}

/** Exercises of the routine: add from the library or by name, remove, and reorder by drag or keyboard. */
export function RoutineExercises(props: RoutineExercisesProps) {
  const { exercises, renderPicker, pickerOpen } = props;
  const { values, errors, submitCount, setFieldValue } = useFormikContext<RoutineValues>();
  const [isPickerOpen, setIsPickerOpen] = useState(pickerOpen);
  const focusNext = useRef<string | null>(null);
  const rows = values.exercises;
  const takesPrescriptions = useCapability('prescriptions') ?? false;

  const byId = useMemo(() => new Map(exercises.map((exercise) => [exercise.id, exercise])), [exercises]);
  const options = useOptions(props, byId, rows);
  const search = useMemo(() => exerciseOptionSearch(exercises, options), [exercises, options]);
  const nameOf = (index: number) =>
    options.find(({ value }) => value === rows[index]?.exerciseId)?.label ?? `Ejercicio ${index + 1}`;

  useEffect(() => {
    if (focusNext.current === null) return;
    const target = document.getElementById(focusNext.current);
    focusNext.current = null;
    target?.focus();
  }, [rows.length]);

  return (
    <FieldArray name="exercises">
      {({ push, remove, move }) => (
        <RoutineExerciseList
          {...{ rows, options, search, byId, nameOf, move, takesPrescriptions }}
          onRemove={(index) => {
            focusNext.current =
              rows.length > 1 ? fieldId(`exercises.${Math.max(0, index - 1)}.exerciseId`) : ADD_ID;
            remove(index);
          }}
          error={submitCount > 0 && typeof errors.exercises === 'string' ? errors.exercises : undefined}
        >
          <div className={styles.addRow}>
            <Button
              id={ADD_ID}
              icon={PlusIcon}
              disabled={rows.length >= ROUTINE_LIMITS.exercisesMax}
              onClick={() => {
                focusNext.current = fieldId(`exercises.${rows.length}.exerciseId`);
                push(newExercise());
              }}
            >
              Agregar ejercicio
            </Button>
            <Button
              icon={LibraryIcon}
              aria-expanded={isPickerOpen}
              onClick={() => setIsPickerOpen(!isPickerOpen)}
            >
              {isPickerOpen ? 'Ocultar biblioteca' : 'Buscar en la biblioteca'}
            </Button>
          </div>
          {renderPicker({
            isOpen: isPickerOpen,
            chosen: rows.map(({ exerciseId }) => exerciseId),
            onPick: (exercise) => {
              const empty = rows.findIndex(({ exerciseId }) => exerciseId === '');
              if (empty >= 0)
                void setFieldValue(`exercises.${empty}`, (row: RoutineExerciseValues) =>
                  withExercise(row, exercise.id, new Map(byId).set(exercise.id, exercise)),
                );
              else if (rows.length < ROUTINE_LIMITS.exercisesMax) push(newExercise(exercise));
            },
          })}
        </RoutineExerciseList>
      )}
    </FieldArray>
  );
}

/**
 * What a row can choose: the library, and what has left it of the routine that is edited. What a copy or a template brings
 * of that is named where it stands, but offered nowhere else: a new routine cannot have it.
 */
function useOptions(
  { exercises, original, sources }: RoutineExercisesProps,
  byId: ReadonlyMap<string, Exercise>,
  rows: RoutineValues['exercises'],
): ExerciseOption[] {
  const brought = rows
    .filter(({ exerciseId }) => !byId.has(exerciseId))
    .map(({ exerciseId }) => exerciseId)
    .join(' ');
  return useMemo(() => {
    const listed = exercises.map(({ id, name, region, category }) => ({
      value: id,
      label: name,
      description: region ? regionLabel(region) : category,
    }));
    const standing = new Set(brought.split(' '));
    const others = (sources ?? [])
      .flatMap((routine) => routine.exercises)
      .filter(({ exerciseId }) => standing.has(exerciseId));
    const gone = new Map(
      [...(original ?? []), ...others]
        .filter(({ exerciseId }) => !byId.has(exerciseId))
        .map(({ exerciseId, exercise }) => [exerciseId, exercise?.name ?? exerciseId]),
    );
    return [...listed, ...[...gone].map(([value, label]) => ({ value, label }))];
  }, [exercises, original, sources, byId, brought]);
}

const ADD_ID = 'agregar-ejercicio';

interface ListProps {
  rows: RoutineValues['exercises'];
  options: ExerciseOption[];
  search: ExerciseOptionSearch;
  byId: ReadonlyMap<string, Exercise>;
  nameOf: (index: number) => string;
  move: (from: number, to: number) => void;
  takesPrescriptions: boolean;
  onRemove: (index: number) => void;
  error: string | undefined;
  children: ReactNode;
}

function RoutineExerciseList({
  rows,
  options,
  search,
  byId,
  nameOf,
  move,
  takesPrescriptions,
  onRemove,
  error,
  children,
}: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { announcement, ...reordering } = useReordering({ list, count: rows.length, nameOf, move });
  return (
    <section className={styles.section} aria-label="Ejercicios de la rutina">
      <h3 className={styles.heading}>Ejercicios</h3>
      {rows.length > 0 && (
        <ol className={styles.rows} ref={list}>
          {rows.map((row, index) => (
            <RoutineExerciseRow
              key={row.key}
              index={index}
              count={rows.length}
              name={nameOf(index)}
              exercise={byId.get(row.exerciseId)}
              options={options}
              search={search}
              byId={byId}
              reordering={reordering}
              takesPrescription={takesPrescriptions}
              onRemove={() => onRemove(index)}
            />
          ))}
        </ol>
      )}
      {/* Around the button that adds one, which is where the focus goes. */}
      <div className={styles.section} data-field-invalid={error ? '' : undefined}>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {children}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </section>
  );
}
