import { FieldArray, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { SESSION_LIMITS } from '@/contract/sessions';
import { Button } from '@/shared/ui/button/Button';
import { firstClick } from '@/shared/ui/button/secondPress';
import { Card } from '@/shared/ui/card/Card';
import { fieldId, FormikNumberField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { PlusIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { EMPTY_EXERCISE, type SessionValues } from '../formValues';
import styles from './SessionForm.module.css';

const SEEN = 'El paciente ve los ejercicios con sus series y repeticiones; sus notas, solo la consulta.';

export interface SessionExercisesProps {
  /** Whether the backend hides the notes of exercises from the patient. */
  sharesNotes: boolean;
}

/** One exercise: its name, its dose and a note. */
function ExerciseFields({ index, name, onRemove }: { index: number; name: string; onRemove: () => void }) {
  const path = `exercises.${index}`;
  return (
    <fieldset className={styles.exercise}>
      <legend className={styles.legend}>Ejercicio {index + 1}</legend>
      <FormikTextField name={`${path}.name`} label="Nombre del ejercicio" required />
      <div className={styles.dose}>
        <FormikNumberField
          name={`${path}.sets`}
          label="Series"
          min={1}
          max={SESSION_LIMITS.setsMax}
          required
        />
        <FormikNumberField
          name={`${path}.reps`}
          label="Repeticiones"
          min={1}
          max={SESSION_LIMITS.repsMax}
          required
        />
        <FormikNumberField
          name={`${path}.duration`}
          label="Duración (seg)"
          min={0}
          max={SESSION_LIMITS.secondsMax}
        />
      </div>
      <FormikTextField name={`${path}.notes`} label="Notas del ejercicio" />
      <div className={styles.remove}>
        <IconButton icon={TrashIcon} label={`Quitar ${name}`} onClick={firstClick(onRemove)} />
      </div>
    </fieldset>
  );
}

/** Exercises of the session, to add and remove. */
export function SessionExercises({ sharesNotes }: SessionExercisesProps) {
  const { values, errors, submitCount } = useFormikContext<SessionValues>();
  const addButton = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const count = values.exercises.length;

  useEffect(() => {
    if (focusNext.current === null) return;
    const target = document.getElementById(focusNext.current) ?? addButton.current?.querySelector('button');
    focusNext.current = null;
    target?.focus();
  }, [count]);

  return (
    <FieldArray name="exercises">
      {({ push, remove }) => (
        <Card
          title="Ejercicios de la sesión"
          description={
            count === 0 ? 'Todavía no hay ejercicios en esta sesión.' : sharesNotes ? SEEN : undefined
          }
          footer={
            <div ref={addButton}>
              <Button
                icon={PlusIcon}
                disabled={count >= SESSION_LIMITS.exercisesMax}
                onClick={() => {
                  focusNext.current = fieldId(`exercises.${count}.name`);
                  push({ ...EMPTY_EXERCISE });
                }}
              >
                Añadir ejercicio
              </Button>
            </div>
          }
        >
          {count > 0 && (
            <ol className={styles.exercises}>
              {values.exercises.map((exercise, index) => (
                <li key={index}>
                  <ExerciseFields
                    index={index}
                    name={exercise.name.trim() || `el ejercicio ${index + 1}`}
                    onRemove={() => {
                      focusNext.current = fieldId(`exercises.${Math.max(0, index - 1)}.name`);
                      remove(index);
                    }}
                  />
                </li>
              ))}
            </ol>
          )}
          {submitCount > 0 && typeof errors.exercises === 'string' && (
            <p role="alert" className={styles.error}>
              {errors.exercises}
            </p>
          )}
        </Card>
      )}
    </FieldArray>
  );
}
