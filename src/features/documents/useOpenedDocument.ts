import { useEffect, useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { useAppStore } from '@/shared/redux';
import { useOpenDocumentMutation } from './api';
import { heldFiles } from './heldFiles';

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
