import type { PatientDocument } from '@/contract/documentAnswers';
import { DOCUMENT_MESSAGES } from '@/contract/documents';
import { downloadFile } from '@/shared/lib/browser';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { useOpenDocumentMutation } from './api';
import { heldFiles } from './heldFiles';

/** Saves a document on the person's device, under its name. */
export function useDownload(): (document: PatientDocument) => Promise<boolean> {
  const { extra } = useAppStore();
  const [open] = useOpenDocumentMutation();
  const { submit } = useSubmit(({ id }: PatientDocument) => open(id), {
    failure: DOCUMENT_MESSAGES.openFailed,
    onDone: (_answer, { id, name, type }) => {
      const content = heldFiles(extra).get(id);
      heldFiles(extra).delete(id);
      if (content) downloadFile({ name, content, type });
    },
  });
  return (document) => submit(document);
}
