import { Readable } from 'node:stream';
import { type CommandContext, recordOf } from '../core/context';
import { documentFor, recordForDocuments } from './access';
import { toDocumentAnswer, typeOf } from './answers';
import { piecesIn } from './pieces';
import { documentRepository } from './repository';

/** Documents of a record, the latest first. */
export async function listDocuments(context: CommandContext, patientId: string) {
  await recordForDocuments(context, patientId);
  const rows = await documentRepository(context.db).list(patientId, { sharedOnly: false });
  return { data: rows.map((row) => toDocumentAnswer(row, context.user)) };
}

/** The signed-in patient's documents: those that they sent and those shared with them. */
export async function listOwnDocuments({ db, user, audited }: CommandContext) {
  const patientId = recordOf(user);
  audited({ patientId, entityId: patientId });
  const rows = await documentRepository(db).list(patientId, { sharedOnly: true });
  return { data: rows.map((row) => toDocumentAnswer(row, user)) };
}

/** A document with its bytes as a stream of pieces; the next is read when the one before has left. */
export async function openDocument(context: CommandContext, id: string) {
  const row = await documentFor(context, id);
  const bytes = Readable.from(piecesIn(context.db, row), { highWaterMark: 1 });
  return { name: row.name, size: row.size, type: typeOf(row), bytes };
}
