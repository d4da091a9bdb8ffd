import { instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { EVALUATION_MESSAGES } from '@/contract/evaluations/messages';
import { EVALUATION_PATHS } from '@/contract/evaluations/paths';
import { evaluationBodySchema, type EvaluationBody } from '@/contract/evaluations/schemas';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { signedIn, THERAPISTS } from '../http/access';
import { type App, routePath } from '../http/app';
import { invalidField, notFound } from '../http/errors';
import { idParams } from '../http/fields';
import { evaluationsAnswer, oneEvaluationAnswer, toEvaluationAnswer } from './answers';
import { evaluationRepository, type EvaluationRow, type EvaluationValues } from './repository';

const audit = (action: 'READ' | 'CREATE') => ({ action, entity: 'evaluation' });

/** Evaluations: a THERAPIST's own patients alone; clinical content is not for an ADMIN (decisions, Roles). */
export function evaluationRoutes(app: App): void {
  const { timeZone } = app;
  const answerOf = (row: EvaluationRow) => toEvaluationAnswer(row, timeZone);

  function valuesOf(body: EvaluationBody, now: Date): EvaluationValues {
    const today = wallClockOf(now, timeZone).date;
    if (body.date > today) throw invalidField('date', EVALUATION_MESSAGES.inTheFuture);
    return {
      // A day written down later has no hour; noon keeps it on its day in every zone near.
      evaluatedAt: body.date === today ? now : instantOf(body.date, '12:00', timeZone),
      reason: body.reason,
      history: body.history || null,
      pain: body.pain ?? null,
      findings: {
        regions: body.regions ?? [],
        range: body.range ?? [],
        strength: body.strength ?? [],
        tests: (body.tests ?? []).map((test) => ({ ...test, notes: test.notes || null })),
      },
      diagnosis: body.diagnosis || null,
      goals: body.goals || null,
      plan: body.plan || null,
    };
  }

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
    async (request) => {
      const { id } = request.params;
      request.audited({ patientId: id });
      const repository = evaluationRepository(request.db);
      if (!(await repository.isOwnPatient(signedIn(request).id, id)))
        throw notFound(PATIENT_MESSAGES.notFound);
      return { data: (await repository.listOfPatient(id)).map(answerOf) };
    },
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
    async (request, reply) => {
      const user = signedIn(request);
      const { id: patientId } = request.params;
      request.audited({ patientId });
      const repository = evaluationRepository(request.db);
      if (!(await repository.isOwnPatient(user.id, patientId))) throw notFound(PATIENT_MESSAGES.notFound);
      const now = request.now();
      const id = await repository.create(user.id, patientId, valuesOf(request.body, now), now);
      const row = await repository.find(user.id, id);
      if (!row) throw notFound(EVALUATION_MESSAGES.notFound);
      request.audited({ entityId: id });
      void reply.code(201);
      return { data: answerOf(row) };
    },
  );

  app.get(
    routePath(EVALUATION_PATHS.one),
    {
      config: { access: THERAPISTS, audit: audit('READ') },
      schema: { summary: 'Una evaluación', params: idParams, response: { 200: oneEvaluationAnswer } },
    },
    async (request) => {
      const row = await evaluationRepository(request.db).find(signedIn(request).id, request.params.id);
      if (!row) throw notFound(EVALUATION_MESSAGES.notFound);
      request.audited({ patientId: row.patientId });
      return { data: answerOf(row) };
    },
  );
}
