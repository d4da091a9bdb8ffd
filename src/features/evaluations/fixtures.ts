import { demoEvaluations } from '@/contract/demo/evaluations';
import { createRandom } from '@/contract/demo/people';
import type { Evaluation } from '@/contract/evaluationAnswers';

/** Evaluations of one patient up to `today`, newest first, in a backend's order. */
export const evaluationFixtures = (count = 4, today = '2026-11-21', seed = 8): Evaluation[] =>
  demoEvaluations(createRandom(seed), today, count)
    .map((evaluation) => ({
      ...evaluation,
      patientId: 'a1b2c3d4-0000-4000-8000-000000000001',
      therapist: { name: 'Ana Ruiz Soler' },
    }))
    .reverse();

/** The evaluation as sent by a backend with versions: corrected once, and editable by the reader. */
export const corrected = (evaluation: Evaluation): Evaluation => ({
  ...evaluation,
  version: 2,
  correctedAt: '2026-11-20T08:15:00Z',
  mayCorrect: true,
});

/** Earlier version of a corrected evaluation, as answered by a backend. */
export const rawEvaluationVersions = (evaluation: Evaluation) => ({
  data: [
    {
      version: 1,
      writtenAt: '2026-11-19T16:20:00Z',
      replacedAt: '2026-11-20T08:15:00Z',
      author: { name: 'Ana Ruiz Soler' },
      evaluation: { ...evaluation, pain: 5, plan: null, version: 1, correctedAt: null },
    },
  ],
});

/** A first evaluation with every section filled. */
export const EVALUATION_FIXTURE: Evaluation = {
  id: 'e0000000-0000-4000-8000-000000000001',
  patientId: 'a1b2c3d4-0000-4000-8000-000000000001',
  date: '2026-11-02T09:30:00+01:00',
  reason: 'Dolor lumbar al levantarse y al estar sentado',
  history: 'Episodios desde hace tres años.\nEl actual empezó hace seis semanas al cargar peso.',
  pain: 7,
  regions: ['back-lumbar', 'back-loin-left', 'back-buttock-left'],
  range: [
    { movement: 'THORACOLUMBAR_FLEXION', side: 'MIDLINE', degrees: 45 },
    { movement: 'HIP_FLEXION', side: 'RIGHT', degrees: 115 },
    { movement: 'HIP_FLEXION', side: 'LEFT', degrees: 90 },
  ],
  strength: [
    { group: 'TRUNK_EXTENSORS', side: 'MIDLINE', grade: 3 },
    { group: 'HIP_ABDUCTORS', side: 'RIGHT', grade: 5 },
    { group: 'HIP_ABDUCTORS', side: 'LEFT', grade: 3 },
  ],
  tests: [
    { name: 'Lasègue', side: 'LEFT', result: 'NEGATIVE', notes: 'Tirantez isquiotibial a 70°' },
    { name: 'Prone instability', side: 'NONE', result: 'POSITIVE', notes: null },
  ],
  diagnosis: 'Lumbalgia mecánica inespecífica, con déficit de control motor.',
  goals: 'Estar sentado dos horas sin dolor.',
  plan: 'Dos sesiones por semana: terapia manual y ejercicio de control motor.',
  therapist: { name: 'Ana Ruiz Soler' },
};
