import { auditEvents } from '@/server/db/schema';
import { figure } from './figures';
import { RULES, SIGN_IN_LAST } from './policy';
import { expected, idFor, openPractice, requestOf, TARGETS, type Practice } from './practice';
import { canariesIn, canary, type Scene } from './callers';
import { evaluationBody, sessionBody } from './bodies';
import { seedScene } from './scene';

/*
 * The practice's internal notes never reach a patient. They are written through the API as the forms do. They
 * must be absent from the routes that answer a patient, and from the access log. `accessMatrix.test.ts` proves that a refusal
 * holds nothing of anybody.
 */

let server: Practice;
let scene: Scene;
let calls = 0;
let shared = 0;

beforeAll(async () => {
  server = await openPractice();
  scene = await seedScene(server);
});
afterAll(async () => {
  await server.close();
  figure('Notas de la consulta', `${calls} llamadas de un paciente, 0 notas privadas, ${shared} compartidas`);
});

const secret = () => canary('ana', 'private');

/** Writes a session and an evaluation and corrects both, sharing only one text. */
async function writeNotes() {
  const { therapist, patient } = scene.actors;
  const patientId = patient.patientId ?? '';
  const write = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await server.send({ method, url, token: therapist.token, payload });
    expect([method, url, answer.statusCode]).toEqual([method, url, method === 'POST' ? 201 : 200]);
    return answer.json<{ data: { id: string } }>().data.id;
  };
  const session = () => ({
    ...sessionBody(patientId),
    notes: secret(),
    sharedNotes: canary('ana', 'session'),
    exercises: [{ name: 'Puente', sets: 3, reps: 10, duration: 30, notes: secret() }],
  });
  const id = await write('POST', '/api/sessions', session());
  // A text that was shared and then withdrawn is internal again.
  await write('PUT', `/api/sessions/${id}`, { ...session(), sharedNotes: secret() });
  await write('PUT', `/api/sessions/${id}`, session());
  const evaluated = await write('POST', `/api/patients/${patientId}/evaluations`, evaluationBody());
  await write('PUT', `/api/evaluations/${evaluated}`, { ...evaluationBody(), plan: 'Otro' });
  return { id, evaluated };
}

test('no route gives a patient a private note', async () => {
  const { id, evaluated } = await writeNotes();
  const told: unknown[] = [];
  for (const rule of SIGN_IN_LAST)
    for (const target of rule.names ? TARGETS : (['own'] as const)) {
      if (expected(rule, 'patient', target) !== rule.ok) continue;
      const ids = [rule.names && idFor(scene, rule.names, 'patient', target)];
      if (target === 'own' && rule.names === 'session') ids.push(id);
      if (target === 'own' && rule.names === 'evaluation') ids.push(evaluated);
      for (const named of ids) {
        const answer = await server.send(requestOf(rule, scene, 'patient', named));
        calls += 1;
        const seen = canariesIn(answer.body + JSON.stringify(answer.headers));
        shared += seen.filter(([, kind]) => kind === 'session').length;
        if (seen.some(([, kind]) => kind === 'private')) told.push([rule.route, target, answer.body]);
      }
    }
  expect(told).toEqual([]);
  // Shared text does arrive, so canaries would have been found.
  expect(shared).toBeGreaterThan(0);
  expect(new Set(RULES.map(({ route }) => route)).size).toBeGreaterThan(100);
  const events = JSON.stringify(await server.db.select().from(auditEvents));
  expect(canariesIn(events)).toEqual([]);
});
