import {
  importBodySchema,
  importCheckAnswer,
  importCheckSchema,
  importRowsQuery,
  importRowsSchema,
  importsAnswer,
  oneImportAnswer,
  openImportAnswer,
} from '@/contract/importSchemas';
import { IMPORT_PATHS as PATHS } from '@/contract/imports';
import type { AuditAction } from '@/contract/audit';
import { STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { beginImport, finishImport, keepRows, removeImport } from './commands';
import { checkRows, listImports } from './queries';

const audit = (action: AuditAction) => ({ action, entity: 'patient-import' });

/** Looking at rows, and at earlier imports. */
function readRoutes(app: App): void {
  app.get(
    PATHS.list,
    {
      config: { access: STAFF, audit: audit('READ') },
      schema: {
        summary: 'Importaciones de pacientes, de la más reciente a la más antigua',
        response: { 200: importsAnswer },
      },
    },
    async (request) => listImports(commandContext(request)),
  );

  app.post(
    PATHS.check,
    {
      config: {
        access: STAFF,
        audit: { action: 'READ', entity: 'patient-duplicates' },
        idempotency: 'none',
      },
      schema: {
        summary: 'Qué errores y posibles repetidos tienen unas filas; no guarda nada',
        body: importCheckSchema,
        response: { 200: importCheckAnswer },
      },
    },
    async (request) => checkRows(commandContext(request), request.body),
  );
}

/**
 * Patients from a file, which the browser reads: they arrive in short calls and exist from the last one on. Nothing holds
 * a transaction in between.
 */
export function importRoutes(app: App): void {
  readRoutes(app);

  app.post(
    PATHS.list,
    {
      config: { access: STAFF, audit: audit('CREATE') },
      schema: {
        summary: 'Empezar una importación de pacientes',
        body: importBodySchema,
        response: { 201: openImportAnswer },
      },
    },
    async (request) => ({ import: await beginImport(commandContext(request), request.body) }),
  );

  app.put(
    routePath(PATHS.rows),
    {
      config: { access: STAFF },
      schema: {
        summary: 'Una parte de las filas de una importación',
        params: idParams,
        querystring: importRowsQuery,
        body: importRowsSchema,
        response: { 200: doneAnswer },
      },
    },
    async (request) => {
      const { from } = request.query;
      return done(keepRows(commandContext(request), request.params.id, { from, rows: request.body.rows }));
    },
  );

  app.put(
    routePath(PATHS.finished),
    {
      config: { access: STAFF, audit: audit('CREATE') },
      schema: {
        summary: 'Terminar una importación: se crean todas las fichas o ninguna',
        params: idParams,
        response: { 200: oneImportAnswer },
      },
    },
    async (request) => ({ import: await finishImport(commandContext(request), request.params.id) }),
  );

  app.delete(
    routePath(PATHS.one),
    {
      config: { access: STAFF, audit: audit('DELETE') },
      schema: {
        summary: 'Cancelar una importación, o deshacerla mientras nada dependa de sus fichas',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => done(removeImport(commandContext(request), request.params.id)),
  );
}
