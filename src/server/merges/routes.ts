import { mergeComparisonAnswer, recordMergesAnswer, undoneMergeAnswer } from '@/contract/mergeAnswers';
import { MERGE_PATHS } from '@/contract/merges';
import { comparisonBodySchema, mergeBodySchema } from '@/contract/mergeSchemas';
import { THERAPISTS } from '../http/access';
import type { AuditPolicy } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { idParams } from '../http/fields';
import { mergeRecords, undoMerge } from './commands';
import { compareRecords, listMerges } from './queries';

const audit = (action: AuditPolicy['action']): AuditPolicy => ({ action, entity: 'record-merge' });

/** Merges of two records of one person, for the therapist who is the lead of both. */
export function mergeRoutes(app: App): void {
  app.get(
    routePath(MERGE_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: audit('READ') },
      schema: {
        summary: 'Uniones de una ficha que se pueden deshacer',
        params: idParams,
        response: { 200: recordMergesAnswer },
      },
    },
    async (request) => ({ merges: await listMerges(commandContext(request), request.params) }),
  );

  app.post(
    routePath(MERGE_PATHS.comparison),
    {
      config: { access: THERAPISTS, audit: audit('READ'), idempotency: 'none' },
      schema: {
        summary: 'Comparar dos fichas antes de unirlas',
        params: idParams,
        body: comparisonBodySchema,
        response: { 200: mergeComparisonAnswer },
      },
    },
    async (request) => compareRecords(commandContext(request), sent(request)),
  );

  app.post(
    routePath(MERGE_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: audit('CREATE') },
      schema: {
        summary: 'Unir otra ficha de la misma persona con esta, que es la que queda',
        params: idParams,
        body: mergeBodySchema,
        response: { 201: recordMergesAnswer },
      },
    },
    async (request) => ({ merges: await mergeRecords(commandContext(request), sent(request)) }),
  );

  app.post(
    routePath(MERGE_PATHS.undo),
    {
      config: { access: THERAPISTS, audit: audit('DELETE') },
      schema: {
        summary: 'Deshacer una unión de fichas',
        params: idParams,
        response: { 200: undoneMergeAnswer },
      },
    },
    async (request) => ({ undone: await undoMerge(commandContext(request), request.params) }),
  );
}
