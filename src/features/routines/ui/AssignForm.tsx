import { Formik } from 'formik';
import type { ReactNode } from 'react';
import * as yup from 'yup';
import { requiredText } from '@/contract/common/fields';
import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik';
import styles from './Templates.module.css';

export interface AssignFormProps {
  /** The choice of patient, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  onCancel: () => void;
  onAssign: (patientId: string) => Promise<void>;
}

const schema = yup.object({ patientId: requiredText(64, ROUTINE_MESSAGES.patientRequired) });

/** Whose routine a template becomes; inside the dialog of the templates. */
export function AssignForm({ patientField, onCancel, onAssign }: AssignFormProps) {
  return (
    <Formik
      initialValues={{ patientId: '' }}
      validationSchema={schema}
      onSubmit={({ patientId }) => onAssign(patientId)}
    >
      <FormikForm label="Asignar a paciente" className={styles.form}>
        {patientField}
        <DialogActions>
          <Button onClick={onCancel}>Cancelar</Button>
          <FormikSubmit>Asignar rutina</FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
