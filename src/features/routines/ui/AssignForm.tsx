import { Formik } from 'formik';
import { type ReactNode, useId } from 'react';
import * as yup from 'yup';
import { requiredText } from '@/contract/common/fields';
import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useCreateRoutineMutation } from '../api';
import { rowText } from '../editFields';
import { keptBy, routineValues, toRoutineInput, type RoutineValues } from '../routineInput';
import { goneText } from '../routineTexts';
import styles from './Templates.module.css';

export interface AssignFormProps {
  template: Routine;
  /** Names of its exercises that have left the library, with which it cannot be assigned. */
  gone: readonly string[];
  /** Choice of the patient and the episode, bound to the Formik fields `patientId` and `episodeId`. */
  patientField: ReactNode;
  onCancel: () => void;
  /** Called when the patient has the routine. */
  onAssigned: (routine: Routine) => void;
}

const schema = yup.object({ patientId: requiredText(64, ROUTINE_MESSAGES.patientRequired) });

/** Assigns a template to a patient, and says what they get. Shown in the dialog of the templates. */
export function AssignForm({ template, gone, patientField, onCancel, onAssigned }: AssignFormProps) {
  const heading = useId();
  const [create] = useCreateRoutineMutation();
  const { submit } = useSubmit(
    (whose: Pick<RoutineValues, 'patientId' | 'episodeId'>) => {
      const input = toRoutineInput({ ...routineValues(template), ...whose }, keptBy(template));
      return create({ input });
    },
    { success: ROUTINE_MESSAGES.created, failure: ROUTINE_MESSAGES.saveFailed, onDone: onAssigned },
  );
  return (
    <Formik initialValues={{ patientId: '', episodeId: '' }} validationSchema={schema} onSubmit={submit}>
      <FormikForm label="Asignar a paciente">
        {gone.length > 0 && (
          <InlineAlert tone="warning" title={goneText(gone)}>
            Para asignarla, cámbialo antes en la plantilla.
          </InlineAlert>
        )}
        {patientField}
        <section className={styles.given} aria-labelledby={heading}>
          <h3 id={heading} className={styles.heading}>
            Lo que recibe el paciente
          </h3>
          {template.notes && <p>{template.notes}</p>}
          <ol className={styles.rows}>
            {template.exercises.map((row) => (
              <li key={row.order}>{rowText(row.exercise?.name, row)}</li>
            ))}
          </ol>
        </section>
        <DialogActions>
          <Button onClick={onCancel}>Cancelar</Button>
          <FormikSubmit>Asignar rutina</FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
