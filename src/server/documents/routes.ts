import { restorePath } from '@/contract/common/messages';
import { editable } from '@/contract/editSchemas';
import { documentsAnswer, documentUploadAnswer, oneDocumentAnswer } from '@/contract/documentAnswers';
import { DOCUMENT_LIMITS, DOCUMENT_PATHS, DOCUMENT_TYPES } from '@/contract/documents';
import { documentBodySchema, documentUploadSchema } from '@/contract/documentSchemas';
import type { AuditAction } from '@/contract/audit';
import { CARED_FOR, PATIENTS, THERAPISTS } from '../http/access';
import { recordOf } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, fileAnswer, idParams } from '../http/fields';
import { beginUpload } from './uploadCommands';
import { removeDocument, restoreDocument, updateDocument } from './commands';
import { listDocuments, listOwnDocuments, openDocument } from './queries';
import { uploadRoutes } from './uploadRoutes';

/**
 * `Content-Disposition` that makes browsers save a file under its name, never show it. Old ones take the plain name,
 * the others the one in UTF-8 (RFC 6266).
 */
export function attachmentOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

const audit = (action: AuditAction, entity = 'document') => ({ action, entity });

/** What a patient sees and sends. */
function ownDocumentRoutes(app: App): void {
  app.get(
    DOCUMENT_PATHS.mine,
    {
      config: { access: PATIENTS, audit: audit('READ', 'document-list') },
      schema: { summary: 'Mis documentos', response: { 200: documentsAnswer } },
    },
    async (request) => listOwnDocuments(commandContext(request)),
  );

  app.post(
    DOCUMENT_PATHS.mine,
    {
      config: { access: PATIENTS, audit: audit('CREATE', 'document-upload') },
      schema: {
        summary: 'Empezar a enviar un documento a mi fisioterapeuta',
        body: documentUploadSchema,
        response: { 201: documentUploadAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return beginUpload(context, recordOf(context.user), request.body);
    },
  );
}

/** Documents of one record. */
function recordDocumentRoutes(app: App): void {
  app.get(
    routePath(DOCUMENT_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: audit('READ', 'document-list') },
      schema: {
        summary: 'Documentos de un paciente, del más reciente al más antiguo',
        params: idParams,
        response: { 200: documentsAnswer },
      },
    },
    async (request) => listDocuments(commandContext(request), request.params.id),
  );

  app.post(
    routePath(DOCUMENT_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: audit('CREATE', 'document-upload') },
      schema: {
        summary: 'Empezar a subir un documento; con el mismo uploadKey, seguir',
        params: idParams,
        body: documentUploadSchema,
        response: { 201: documentUploadAnswer },
      },
    },
    async (request) => beginUpload(commandContext(request), request.params.id, request.body),
  );
}

/** One stored document. */
function storedDocumentRoutes(app: App): void {
  app.put(
    routePath(DOCUMENT_PATHS.one),
    {
      config: { access: THERAPISTS, audit: audit('UPDATE') },
      schema: {
        summary: 'Cambiar el nombre y los datos de un documento',
        params: idParams,
        body: editable(documentBodySchema),
        response: { 200: oneDocumentAnswer },
      },
    },
    async (request) => ({
      data: await updateDocument(commandContext(request), request.params.id, request.body),
    }),
  );

  app.delete(
    routePath(DOCUMENT_PATHS.one),
    {
      config: { access: THERAPISTS, audit: audit('DELETE') },
      schema: {
        summary: 'Quitar un documento de la vista; se conserva durante el plazo legal',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => done(removeDocument(commandContext(request), request.params.id)),
  );

  app.post(
    routePath((id) => restorePath(DOCUMENT_PATHS.one(id))),
    {
      config: { access: THERAPISTS, audit: audit('UPDATE', 'document-restoration') },
      schema: {
        summary: 'Deshacer la eliminación de un documento, durante diez minutos',
        params: idParams,
        response: { 200: oneDocumentAnswer },
      },
    },
    async (request) => ({ data: await restoreDocument(commandContext(request), request.params.id) }),
  );

  app.get(
    routePath(DOCUMENT_PATHS.content),
    {
      config: { access: CARED_FOR, audit: audit('READ') },
      schema: {
        summary: 'Los bytes de un documento, para guardar',
        params: idParams,
        response: { 200: fileAnswer(DOCUMENT_TYPES) },
      },
      // A line that stands still is ended by the server's other limits.
      handlerTimeout: DOCUMENT_LIMITS.downloadMs,
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { name, size, type, bytes } = await openDocument(commandContext(request), request.params.id);
      void reply
        .type(type)
        .header('content-length', size)
        .header('content-disposition', attachmentOf(name))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'private, no-store');
      return reply.send(bytes);
    },
  );
}

/** Documents of records: PDF files and pictures, sent and read in pieces. */
export async function documentRoutes(app: App): Promise<void> {
  ownDocumentRoutes(app);
  recordDocumentRoutes(app);
  storedDocumentRoutes(app);
  // In a scope of its own, because nothing else takes a body of bytes.
  await app.register(async (scope) => uploadRoutes(scope as unknown as App));
}
