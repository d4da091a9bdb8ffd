import { DAY_MS, HOUR_MS } from '@/contract/common/constants';
import {
  cleanFileName,
  DOCUMENT_LIMITS as LIMITS,
  DOCUMENT_MESSAGES as MESSAGES,
} from '@/contract/documents';
import type { DocumentUploadBody } from '@/contract/documentSchemas';
import type { Database } from '../../db/database';
import { episodeFor } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { conflict, tooMany } from '../../core/errors';
import { recordForDocuments } from '../access';
import { toUploadAnswer } from '../answers';
import { detailValues } from '../details';
import { uploadRepository } from '../uploadRepository';
import { takeSpace } from '../space';

/** Destroys uploads that nobody has continued for some hours. */
export async function dropAbandoned(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIMITS.unfinishedHours * HOUR_MS);
  await db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    await repository.dropUploads(await repository.lockAbandoned(before));
  });
}

async function refuseTooMany(db: Database, { user, now }: CommandContext): Promise<void> {
  const repository = uploadRepository(db);
  if ((await repository.unfinishedOf(user.id)) >= LIMITS.unfinishedMax)
    throw tooMany(60, MESSAGES.tooManyUnfinished);
  const sent =
    user.role === 'PATIENT' && (await repository.sentSince(user.id, new Date(now.getTime() - DAY_MS)));
  if (sent && sent >= LIMITS.sentPerDay) throw tooMany(3600, MESSAGES.tooManySent);
}

/**
 * Begins an upload and takes its room, before any byte is kept. The same `uploadKey` again answers the same upload with
 * the pieces that are already there.
 */
export async function beginUpload(context: CommandContext, patientId: string, body: DocumentUploadBody) {
  const { db, user, now, audited } = context;
  await recordForDocuments(context, patientId);
  const sentByPatient = user.role === 'PATIENT';
  const details = detailValues({ ...body, shared: body.shared || sentByPatient }, context);
  const upload = await db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    await uploadRepository(transaction).takeSpaceTurn();
    const known = await repository.findUploadByKey(user.id, body.uploadKey);
    if (known) {
      const isSame = known.patientId === patientId && (known.storedAt !== null || known.size === body.size);
      if (!isSame || known.deletedAt) throw conflict(MESSAGES.otherFile);
      return known;
    }
    await dropAbandoned(transaction, now);
    await refuseTooMany(transaction, context);
    await takeSpace(transaction, body.size);
    // Patients do not know of episodes: what they send goes where the rule says.
    const chosen = sentByPatient ? null : body.episodeId;
    const episodeId = await episodeFor({ db: transaction }, { patientId, chosen });
    const values = { ...details, patientId, episodeId, sentByPatient };
    const id = await repository.begin({
      ...values,
      uploadKey: body.uploadKey,
      size: body.size,
      authorId: user.id,
      name: cleanFileName(body.name),
      createdAt: now,
      updatedAt: now,
    });
    return { id, size: body.size, storedAt: null };
  });
  audited({ entityId: upload.id });
  return toUploadAnswer(db, upload);
}
