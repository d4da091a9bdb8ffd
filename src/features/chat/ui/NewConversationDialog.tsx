import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { CHAT_MESSAGES } from '@/contract/chat';
import { catalogueText } from '@/shared/api/errors';
import { conversationBodySchema } from '@/contract/chatSchemas';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useCreateConversationMutation } from '../api';

export interface NewConversationDialogProps {
  open: boolean;
  onClose: () => void;
  /** Patient choice, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  onStarted: (conversationId: string) => void;
}

/** Starts a conversation with a patient chosen by the therapist. */
export function NewConversationDialog({
  open,
  onClose,
  patientField,
  onStarted,
}: NewConversationDialogProps) {
  const [create] = useCreateConversationMutation();
  const { submit } = useSubmit(({ patientId }: { patientId: string }) => create({ patientId }), {
    success: CHAT_MESSAGES.created,
    failure: CHAT_MESSAGES.createFailed,
    failureText: catalogueText,
    onDone: ({ id }) => onStarted(id),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Nueva conversación"
      description="Elige con quién quieres hablar."
    >
      <Formik initialValues={{ patientId: '' }} validationSchema={conversationBodySchema} onSubmit={submit}>
        <FormikForm spacing="none">
          {patientField}
          <DialogActions>
            <Button onClick={onClose}>Cancelar</Button>
            <FormikSubmit>Iniciar conversación</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
