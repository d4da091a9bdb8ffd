import { DOCUMENT_MESSAGES } from '@/contract/documents';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { findReached } from '../patients/access';
import { documentRepository, type DocumentRow } from './repository';
import { uploadRepository } from './uploadRepository';

type Context = Pick<CommandContext, 'db' | 'user' | 'audited'>;

/** The record whose documents the caller may see. Throws `notFound` for a foreign, deleted or absent one. */
export async function recordForDocuments({ db, user, audited }: Context, patientId: string) {
  audited({ patientId });
  const patient = await findReached(db, user, patientId);
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  return patient;
}

/**
 * A stored document that the caller may see: a patient, only those shared with them. Throws `notFound` for any other.
 */
export async function documentFor({ db, user, audited }: Context, id: string): Promise<DocumentRow> {
  const row = await documentRepository(db).find(id);
  const patient = row && (await findReached(db, user, row.patientId));
  if (!row || !patient || (user.role === 'PATIENT' && !row.shared))
    throw notFound(DOCUMENT_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: id });
  return row;
}

/** An upload that the caller began, finished or not. Throws `notFound` for any other. */
export async function uploadFor({ db, user, audited }: Context, id: string) {
  const row = await uploadRepository(db).findUpload(id, user.id);
  const patient = row && (await findReached(db, user, row.patientId));
  if (!row || !patient) throw notFound(DOCUMENT_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: id });
  return row;
}
