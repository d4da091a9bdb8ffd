import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { CHAT_MESSAGES } from '@/contract/chat/messages';
import { conversationBodySchema } from '@/contract/chat/schemas';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik';
import { useCreateConversationMutation } from '../api';
import { failureText } from '../failureText';

export interface NewConversationDialogProps {
  open: boolean;
  onClose: () => void;
  /** Choice of the patient, bound to Formik's `patientId`. */
  patientField: ReactNode;
  onStarted: (conversationId: string) => void;
}

/** A therapist starts a conversation by choosing a patient (spec §2 Conversations). */
export function NewConversationDialog({
  open,
  onClose,
  patientField,
  onStarted,
}: NewConversationDialogProps) {
  const dispatch = useAppDispatch();
  const [create] = useCreateConversationMutation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Nueva conversación"
      description="Elige con quién quieres hablar."
    >
      <Formik
        initialValues={{ patientId: '' }}
        validationSchema={conversationBodySchema}
        onSubmit={async ({ patientId }) => {
          const result = await create({ patientId });
          if ('error' in result) {
            const message = failureText(result.error, CHAT_MESSAGES.createFailed);
            dispatch(toastRequested({ message, variant: 'error' }));
            return;
          }
          dispatch(toastRequested({ message: CHAT_MESSAGES.created, variant: 'success' }));
          onStarted(result.data.id);
        }}
      >
        <FormikForm>
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
