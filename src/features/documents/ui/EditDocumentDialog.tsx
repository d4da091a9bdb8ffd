import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { PatientDocument } from '@/contract/documents/entities';
import { DOCUMENT_MESSAGES as MESSAGES } from '@/contract/documents/messages';
import { documentBodySchema, type DocumentBody } from '@/contract/documents/schemas';
import { useSubmit } from '@/shared/submit';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikSubmit, FormikTextField } from '@/shared/ui/formik';
import { useUpdateDocumentMutation } from '../api';
import { withChosenEpisode } from '../withChosenEpisode';
import { DetailFields } from './DetailFields';

export interface EditDocumentDialogProps {
  document: PatientDocument;
  /** Choice of the episode, bound to the Formik field `episodeId`. */
  episodeField?: ReactNode;
  onClose: () => void;
}

/** Changes the name of a document and what is said about it. */
export function EditDocumentDialog({ document, episodeField, onClose }: EditDocumentDialogProps) {
  const [update] = useUpdateDocumentMutation();
  const { id, name, kind, day, note, shared, sentByPatient } = document;
  const episodeId = document.episodeId ?? '';
  const [initial] = useState({ name, kind, day, note: note ?? '', shared, episodeId });
  const { submit } = useSubmit(
    (values: typeof initial) =>
      update({ id, input: documentBodySchema.cast(withChosenEpisode(values)) as DocumentBody }),
    { success: MESSAGES.saved, failure: MESSAGES.saveFailed, onDone: onClose },
  );
  return (
    <Dialog open title="Editar documento" onClose={onClose}>
      <Formik initialValues={initial} validationSchema={documentBodySchema} onSubmit={submit}>
        <FormikForm label="Documento" spacing="tight">
          <FormikTextField name="name" label="Nombre" required autoComplete="off" />
          <DetailFields offersSharing={!sentByPatient} episodeField={episodeField} />
          <DialogActions>
            <Button onClick={onClose}>Cancelar</Button>
            <FormikSubmit>Guardar</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
