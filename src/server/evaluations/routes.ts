import { editable } from '@/contract/editSchemas';
import {
  evaluationsAnswer,
  evaluationVersionsAnswer,
  oneEvaluationAnswer,
} from '@/contract/evaluationAnswers';
import { EVALUATION_PATHS } from '@/contract/evaluations';
import { evaluationBodySchema, evaluationCorrectionSchema } from '@/contract/evaluationSchemas';
import { THERAPISTS } from '../http/access';
import { type App, routePath } from '../http/app';
import { commandContext } from '../http/command';
import { idParams } from '../http/fields';
import { correctEvaluation, recordEvaluation } from './commands';
import { getEvaluation, listEvaluations, listEvaluationVersions } from './queries';

const audit = (action: 'READ' | 'CREATE' | 'UPDATE') => ({ action, entity: 'evaluation' });

/** Evaluation routes, for the patients whom a THERAPIST attends. An ADMIN has no access to clinical content. */
export function evaluationRoutes(app: App): void {
  app.get(
    routePath(EVALUATION_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: audit('READ') },
      schema: {
        summary: 'Evaluaciones de un paciente, de la más reciente a la más antigua',
        params: idParams,
        response: { 200: evaluationsAnswer },
      },
    },
    async (request) => ({ data: await listEvaluations(commandContext(request), request.params.id) }),
  );

  app.post(
    routePath(EVALUATION_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: audit('CREATE') },
      schema: {
        summary: 'Registrar una evaluación',
        params: idParams,
        body: evaluationBodySchema,
        response: { 201: oneEvaluationAnswer },
      },
    },
    async (request) => ({
      data: await recordEvaluation(commandContext(request), request.params.id, request.body),
    }),
  );

  app.get(
    routePath(EVALUATION_PATHS.one),
    {
      config: { access: THERAPISTS, audit: audit('READ') },
      schema: { summary: 'Una evaluación', params: idParams, response: { 200: oneEvaluationAnswer } },
    },
    async (request) => ({ data: await getEvaluation(commandContext(request), request.params.id) }),
  );

  app.put(
    routePath(EVALUATION_PATHS.one),
    {
      config: { access: THERAPISTS, audit: audit('UPDATE') },
      schema: {
        summary: 'Corregir una evaluación propia; lo que decía queda como versión anterior',
        params: idParams,
        body: editable(evaluationCorrectionSchema),
        response: { 200: oneEvaluationAnswer },
      },
    },
    async (request) => ({
      data: await correctEvaluation(commandContext(request), request.params.id, request.body),
    }),
  );

  app.get(
    routePath(EVALUATION_PATHS.versions),
    {
      config: { access: THERAPISTS, audit: audit('READ') },
      schema: {
        summary: 'Versiones anteriores de una evaluación, de la más reciente a la primera',
        params: idParams,
        response: { 200: evaluationVersionsAnswer },
      },
    },
    async (request) => ({ data: await listEvaluationVersions(commandContext(request), request.params.id) }),
  );
}
