import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { Exercise } from '@/contract/exerciseAnswers';
import { searchExercises } from '@/contract/exerciseSearch';
import { exerciseSeconds } from '@/contract/pace';
import { ROUTINE_LIMITS } from '@/contract/routines';
import { cx } from '@/shared/lib/css';
import { textSearch } from '@/shared/lib/values';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';
import { ExerciseThumbnail } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { FormikNumberField, FormikTextField, useFormikField } from '@/shared/ui/formik/FormikFields';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { prescriptionIn } from '../prescriptionInput';
import { type RoutineExerciseValues, withExercise } from '../routineInput';
import { lastsText } from '../routineTexts';
import type { Reordering } from '../useReordering';
import { PrescriptionDisclosure } from './PrescriptionDisclosure';
import styles from './RoutineForm.module.css';

export interface RoutineExerciseRowProps {
  index: number;
  count: number;
  name: string;
  /** The chosen exercise, if it is in the library. */
  exercise?: Exercise;
  options: ExerciseOption[];
  search: ExerciseOptionSearch;
  byId: ReadonlyMap<string, Exercise>;
  reordering: Reordering;
  takesPrescription: boolean;
  onRemove: () => void;
}

type PlaceProps = Pick<RoutineExerciseRowProps, 'index' | 'count' | 'name' | 'reordering' | 'onRemove'>;

/** Position of the exercise: drag handle, move buttons and remove button. */
function Place({ index, count, name, reordering, onRemove }: PlaceProps) {
  const { dragProps, moveTo, handleId } = reordering;
  return (
    <div className={styles.place}>
      <span className={styles.grip} {...dragProps(index)}>
        <IconButton
          id={handleId(index)}
          size="sm"
          icon={GripIcon}
          label={`Mover ${name}: flechas arriba y abajo`}
          onKeyDown={(event) => {
            const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
            if (to === undefined) return;
            event.preventDefault();
            moveTo(index, to);
          }}
        />
      </span>
      <IconButton
        size="sm"
        icon={ArrowUpIcon}
        label={`Subir ${name}`}
        disabled={index === 0}
        onClick={() => moveTo(index, index - 1)}
      />
      <IconButton
        size="sm"
        icon={ArrowDownIcon}
        label={`Bajar ${name}`}
        disabled={index + 1 === count}
        onClick={() => moveTo(index, index + 1)}
      />
      <IconButton size="sm" icon={TrashIcon} label={`Quitar ${name}`} onClick={onRemove} />
    </div>
  );
}

function Dose({ path }: { path: string }) {
  return (
    <div className={styles.dose}>
      <FormikNumberField name={`${path}.sets`} label="Series" min={1} max={ROUTINE_LIMITS.setsMax} required />
      <FormikNumberField
        name={`${path}.reps`}
        label="Repeticiones"
        min={1}
        max={ROUTINE_LIMITS.repsMax}
        required
      />
      <FormikNumberField
        name={`${path}.duration`}
        label="Duración (seg)"
        min={1}
        max={ROUTINE_LIMITS.secondsMax}
      />
      <FormikNumberField
        name={`${path}.restTime`}
        label="Descanso (seg)"
        min={0}
        max={ROUTINE_LIMITS.secondsMax}
      />
    </div>
  );
}

/** How long the patient takes for the dose as it is entered, because the guided mode takes that long. */
function Lasts({ path }: { path: string }) {
  const { sets, reps, duration, restTime, prescription } =
    useFormikContext().getFieldProps<RoutineExerciseValues>(path).value;
  if (!sets || !reps || duration === null || restTime === null) return null;
  const dose = { sets, reps, duration, restTime, prescription: prescriptionIn(prescription) };
  return <p className={styles.lasts}>{lastsText(exerciseSeconds(dose))}</p>;
}

/** One exercise of the form: choice, dose, how long it takes, notes and position. */
export function RoutineExerciseRow({
  index,
  count,
  name,
  exercise,
  options,
  search,
  byId,
  reordering,
  takesPrescription,
  onRemove,
}: RoutineExerciseRowProps) {
  const path = `exercises.${index}`;
  const { dragged, over } = reordering;
  return (
    <li
      className={cx(
        styles.row,
        dragged === index && styles.dragged,
        dragged !== null &&
          over === index &&
          dragged !== index &&
          (over > dragged ? styles.below : styles.above),
      )}
    >
      <fieldset className={styles.exercise}>
        <legend className={styles.legend}>Ejercicio {index + 1}</legend>
        <Place {...{ index, count, name, reordering, onRemove }} />
        <div className={styles.choice}>
          {exercise && <ExerciseThumbnail size="row" figure={exercise.figure} imageUrl={exercise.imageUrl} />}
          <div className={styles.choiceField}>
            <ExerciseChoice path={path} options={options} search={search} byId={byId} />
          </div>
        </div>
        <Dose path={path} />
        <Lasts path={path} />
        <FormikTextField name={`${path}.notes`} label="Notas" />
        {takesPrescription && <PrescriptionDisclosure path={path} exercise={exercise} />}
      </fieldset>
    </li>
  );
}

const GONE = 'Ya no está en la biblioteca';

function ExerciseChoice({
  path,
  options,
  search,
  byId,
}: Pick<RoutineExerciseRowProps, 'options' | 'search' | 'byId'> & { path: string }) {
  const field = useFormikField<string>(`${path}.exerciseId`);
  const { setFieldValue } = useFormikContext();
  const choose = useCallback(
    (exerciseId: string) =>
      void setFieldValue(path, (row: RoutineExerciseValues) => withExercise(row, exerciseId, byId)),
    [path, byId, setFieldValue],
  );
  return (
    <ComboBoxField
      {...field}
      onChange={choose}
      label="Ejercicio"
      required
      options={options}
      search={search}
      help={field.value !== '' && byId.size > 0 && !byId.has(field.value) ? GONE : undefined}
      placeholder="Busca por nombre o región..."
      emptyText={byId.size > 0 ? 'No se encontraron ejercicios' : 'La biblioteca todavía no está disponible'}
    />
  );
}

/** An option of the exercise choice. */
export interface ExerciseOption {
  value: string;
  label: string;
  description?: string;
}

/** Returns the options that match a text, best match first. */
export type ExerciseOptionSearch = (text: string) => readonly ExerciseOption[];

const labelSearch = textSearch<ExerciseOption>(({ label }) => [label]);

/**
 * Searches the options with the library's own search. Exercises no longer in the library are matched by name
 * and come last.
 */
export function exerciseOptionSearch(
  exercises: readonly Exercise[],
  options: readonly ExerciseOption[],
): ExerciseOptionSearch {
  const byId = new Map(options.map((option) => [option.value, option]));
  const inLibrary = new Set(exercises.map(({ id }) => id));
  const gone = options.filter(({ value }) => !inLibrary.has(value));
  return (text) =>
    text.trim() === ''
      ? options
      : [
          ...searchExercises(exercises, text).flatMap(({ id }) => byId.get(id) ?? []),
          ...gone.filter(labelSearch(text)),
        ];
}
