import { useEffect } from 'react';
import { useAppSelector } from '@/shared/redux';
import type { DocumentOwner } from './api';
import { selectUploads } from './slice';

/** Whether two owners are the same record. */
export const sameOwner = (one: DocumentOwner, other: DocumentOwner): boolean =>
  one === other || (one !== 'own' && other !== 'own' && one.patientId === other.patientId);

/**
 * Number of files of an owner that have not arrived. While some are on their way, leaving the page would end them, so
 * the browser asks first.
 */
export function useUnfinishedUploads(owner: DocumentOwner): number {
  const uploads = useAppSelector(selectUploads).filter((upload) => sameOwner(upload.owner, owner));
  const isBusy = uploads.some(({ stage }) => stage !== 'failed');
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
  return uploads.length;
}
