import { Formik } from 'formik';
import { CARE_MESSAGES as MESSAGES } from '@/contract/care';
import { collaboratorSchema } from '@/contract/careSchemas';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useAddCollaboratorMutation } from '../api';
import type { RenderTherapist } from './HandoverDialog';

export interface CollaboratorDialogProps {
  patientId: string;
  /** Ids of those who attend the patient already. */
  members: readonly string[];
  renderTherapist: RenderTherapist;
  onClose: () => void;
}

/** Modal to let a colleague attend a patient beside the lead. */
export function CollaboratorDialog({
  patientId,
  members,
  renderTherapist,
  onClose,
}: CollaboratorDialogProps) {
  const [add] = useAddCollaboratorMutation();
  const { submit } = useSubmit((input: { therapistId: string }) => add({ id: patientId, input }), {
    success: MESSAGES.added,
    failure: MESSAGES.addFailed,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      title="Añadir al equipo"
      description="Verá toda la ficha y podrá escribir sesiones, evaluaciones y rutinas, que quedan firmadas con su propio nombre."
      onClose={onClose}
    >
      <Formik initialValues={{ therapistId: '' }} validationSchema={collaboratorSchema} onSubmit={submit}>
        <FormikForm label="Añadir al equipo" spacing="tight">
          {renderTherapist({ name: 'therapistId', label: 'Fisioterapeuta', except: members })}
          <DialogActions>
            <Button onClick={onClose}>Cancelar</Button>
            <FormikSubmit>Añadir</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
