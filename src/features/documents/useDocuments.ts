import { useEffect, useState } from 'react';
import type { PatientDocument } from '@/contract/documentAnswers';
import { DOCUMENT_MESSAGES } from '@/contract/documents';
import type { ApiError } from '@/shared/api/errors';
import { downloadFile } from '@/shared/lib/browser';
import { useAppStore, useAppSelector } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { useOpenDocumentMutation, heldFiles, type DocumentOwner } from './api';
import { selectUploads } from './slice';

/** Address of a document's bytes in memory while a part shows them: null until they are there. */
export function useOpenedDocument(id: string) {
  const { extra } = useAppStore();
  const [open] = useOpenDocumentMutation();
  const [address, setAddress] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    let made: string | undefined;
    const request = open(id);
    void request.then((result) => {
      if (!isShown) return;
      const bytes = heldFiles(extra).get(id);
      made = bytes && URL.createObjectURL(bytes);
      setAddress(made ?? null);
      setError('error' in result ? ((result.error as ApiError | undefined) ?? null) : null);
    });
    return () => {
      isShown = false;
      request.abort();
      heldFiles(extra).delete(id);
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, open, extra, attempt]);
  return { address, error, retry: () => setAttempt(attempt + 1) };
}

/** Saves a document on the person's device, under its name. One whose bytes are shown is not fetched again. */
export function useDownload(): (document: PatientDocument) => Promise<boolean> {
  const { extra } = useAppStore();
  const [open] = useOpenDocumentMutation();
  const save = ({ id, name, type }: PatientDocument) => {
    const content = heldFiles(extra).get(id);
    if (content) downloadFile({ name, content, type });
    return content !== undefined;
  };
  const { submit } = useSubmit(({ id }: PatientDocument) => open(id), {
    failure: DOCUMENT_MESSAGES.openFailed,
    onDone: (_answer, document) => {
      save(document);
      heldFiles(extra).delete(document.id);
    },
  });
  return async (document) => save(document) || submit(document);
}

/** Whether two owners are the same record. */
export const sameOwner = (one: DocumentOwner, other: DocumentOwner): boolean =>
  one === other || (one !== 'own' && other !== 'own' && one.patientId === other.patientId);

/** Number of files of an owner that have not arrived. */
export const useUnfinishedUploads = (owner: DocumentOwner): number =>
  useAppSelector(selectUploads).filter((upload) => sameOwner(upload.owner, owner)).length;
