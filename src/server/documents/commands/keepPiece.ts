import { DOCUMENT_MESSAGES, pieceSize } from '@/contract/documents';
import type { CommandContext } from '../../core/context';
import { invalid } from '../../core/errors';
import { uploadFor } from '../access';
import { pieceRepository } from '../pieceRepository';
import { uploadRepository } from '../uploadRepository';

interface Piece {
  piece: number;
  bytes: Uint8Array;
}

/** Keeps one piece of an upload. Sent again, it changes nothing; for a stored document neither. */
export async function keepPiece(context: CommandContext, id: string, { piece, bytes }: Piece) {
  const upload = await uploadFor(context, id);
  if (upload.storedAt) return;
  const due = pieceSize(upload.size, piece);
  if (due <= 0 || bytes.length !== due) throw invalid(DOCUMENT_MESSAGES.wrongPiece);
  await context.db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    // The lock keeps a late piece out of a document that was stored meanwhile.
    if (!(await repository.lockUnfinished(id))) return;
    await pieceRepository(transaction).addPiece(id, piece, bytes);
    await repository.touch(id, context.now);
  });
}
