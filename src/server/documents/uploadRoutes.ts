import { oneDocumentAnswer } from '@/contract/documentAnswers';
import { DOCUMENT_LIMITS, DOCUMENT_MESSAGES, DOCUMENT_PATHS } from '@/contract/documents';
import { pieceQuery } from '@/contract/documentSchemas';
import { CARED_FOR } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { invalid } from '../core/errors';
import { done, doneAnswer, idParams } from '../http/fields';
import { cancelUpload, finishUpload, keepPiece } from './uploadCommands';

/**
 * The upload of a file: its pieces in any order, each as often as needed, then its end. Nothing holds a transaction
 * while bytes are on their way, so a slow line delays nobody.
 */
export function uploadRoutes(app: App): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.put(
    routePath(DOCUMENT_PATHS.uploadContent),
    {
      config: { access: CARED_FOR },
      bodyLimit: DOCUMENT_LIMITS.pieceBytes,
      handlerTimeout: DOCUMENT_LIMITS.pieceMs,
      schema: {
        summary: 'Una parte de un archivo, como application/octet-stream',
        params: idParams,
        querystring: pieceQuery,
        response: { 200: doneAnswer },
      },
    },
    async (request) => {
      const bytes: unknown = request.body;
      if (!Buffer.isBuffer(bytes)) throw invalid(DOCUMENT_MESSAGES.wrongPiece);
      const { piece } = request.query;
      return done(keepPiece(commandContext(request), request.params.id, { piece, bytes }));
    },
  );

  app.put(
    routePath(DOCUMENT_PATHS.uploadFinished),
    {
      config: { access: CARED_FOR, audit: { action: 'CREATE', entity: 'document' } },
      schema: {
        summary: 'Terminar de subir un documento',
        params: idParams,
        response: { 200: oneDocumentAnswer },
      },
    },
    async (request) => ({ data: await finishUpload(app)(commandContext(request), request.params.id) }),
  );

  app.delete(
    routePath(DOCUMENT_PATHS.upload),
    {
      config: { access: CARED_FOR, audit: { action: 'DELETE', entity: 'document-upload' } },
      schema: { summary: 'Cancelar una subida', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => done(cancelUpload(commandContext(request), request.params.id)),
  );
}
