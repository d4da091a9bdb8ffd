import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { PatientDocument } from '@/contract/documents/entities';
import { DOCUMENT_MESSAGES as MESSAGES } from '@/contract/documents/messages';
import { documentBodySchema, type DocumentBody } from '@/contract/documents/schemas';
import { DraftCancelButton, DraftKeeper, useDraft } from '@/shared/drafts';
import { useSubmit } from '@/shared/submit';
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
  const [pristine] = useState({ name, kind, day, note: note ?? '', shared, episodeId });
  const draft = useDraft<typeof pristine>(`document:${id}`);
  const { submit } = useSubmit(
    (values: typeof pristine) =>
      update({ id, input: documentBodySchema.cast(withChosenEpisode(values)) as DocumentBody }),
    {
      success: MESSAGES.saved,
      failure: MESSAGES.saveFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
    },
  );
  return (
    <Dialog open title="Editar documento" onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={documentBodySchema} onSubmit={submit}>
        <FormikForm label="Documento" spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <FormikTextField name="name" label="Nombre" required autoComplete="off" />
          <DetailFields offersSharing={!sentByPatient} episodeField={episodeField} />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>Guardar</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
