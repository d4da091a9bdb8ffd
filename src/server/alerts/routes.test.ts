import { eq } from 'drizzle-orm';
import { patientAlerts, patients } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;
let patientId: string;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  luis = await server.signIn('THERAPIST', { name: 'Luis' });
  admin = await server.signIn('ADMIN');
  patientId = (await server.addPatient(ana, { name: 'Eva' })).id;
});

const add = (body: object, actor = ana) => server.call(actor, `POST /api/patients/${patientId}/alerts`, body);
const list = async () => (await server.call(ana, `GET /api/patients/${patientId}/alerts`)).body.alerts;
const end = (id: string, ending = 'RESOLVED', actor = ana) =>
  server.call(actor, `POST /api/alerts/${id}/end`, { ending });
const marks = async (actor: Actor) => (await server.call(actor, 'GET /api/alerts/marks')).body.patientIds;

test('an alert is noted with its day and author, and marks its patient', async () => {
  expect(await marks(ana)).toEqual([]);
  const added = await add({ kind: 'pacemaker', text: ' 2019 ', notedOn: '2026-10-01' });
  expect(added.status).toBe(201);
  expect(added.body.alerts).toEqual([
    {
      id: expect.any(String),
      kind: 'PACEMAKER',
      text: '2019',
      notedOn: '2026-10-01',
      author: { name: 'Ana' },
      ended: null,
    },
  ]);
  expect(await list()).toEqual(added.body.alerts);
  expect(await marks(ana)).toEqual([patientId]);
});

test('without a day it is known since today, by the clock of the practice', async () => {
  server.clock.set('2026-11-20T23:30:00Z');
  const fresh = await server.signIn('THERAPIST');
  const { id } = await server.addPatient(fresh);
  const added = await server.call(fresh, `POST /api/patients/${id}/alerts`, { kind: 'DIABETES' });
  expect(added.body.alerts[0].notedOn).toBe('2026-11-21');
  server.clock.set('2026-11-20T10:00:00Z');
});

test.each([
  [{}, 'kind'],
  [{ kind: 'VERTIGO' }, 'kind'],
  [{ kind: 'OTHER' }, 'text'],
  [{ kind: 'OTHER', text: '  ' }, 'text'],
  [{ kind: 'DIABETES', notedOn: '2026-11-21' }, 'notedOn'],
  [{ kind: 'DIABETES', notedOn: 'ayer' }, 'notedOn'],
])('%j is refused beside %s', async (body, field) => {
  const refused = await add(body);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual([field]);
  expect(await list()).toEqual([]);
});

test('ending keeps who, when and why, frees the kind and takes the mark away', async () => {
  const [alert] = (await add({ kind: 'PREGNANCY' })).body.alerts;
  expect((await add({ kind: 'PREGNANCY' })).status).toBe(409);
  expect((await end(alert.id)).body.alerts).toEqual([
    { ...alert, ended: { at: '2026-11-20T10:00:00.000Z', by: 'Ana', ending: 'RESOLVED' } },
  ]);
  expect(await marks(ana)).toEqual([]);
  expect((await end(alert.id)).status).toBe(404);
  const again = await add({ kind: 'PREGNANCY' });
  expect(again.body.alerts.map(({ ended }: { ended: object | null }) => ended === null)).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['in own words', 'OTHER', 'No tumbar en prono', 'no tumbar en PRONO', 'Vértigo al girar'],
  ['of allergies', 'ALLERGY', 'Yodo', 'YODO', 'Níquel'],
])('two %s stand beside each other, the same one does not', async (_what, kind, text, same, other) => {
  await add({ kind, text });
  expect((await add({ kind, text: same })).body.fields).toHaveProperty('text');
  expect((await add({ kind, text: other })).status).toBe(201);
  expect(await list()).toHaveLength(2);
});

test('a colleague, an administrator and a deleted record get nothing', async () => {
  const [alert] = (await add({ kind: 'EPILEPSY' })).body.alerts;
  expect((await server.call(luis, `GET /api/patients/${patientId}/alerts`)).status).toBe(404);
  expect((await add({ kind: 'DIABETES' }, luis)).status).toBe(404);
  const foreign = await end(alert.id, 'MISTAKE', luis);
  const absent = await end('00000000-0000-4000-8000-000000000000', 'MISTAKE', luis);
  expect([foreign.status, foreign.body.message]).toEqual([404, absent.body.message]);
  expect(await marks(luis)).toEqual([]);
  expect((await server.call(admin, `GET /api/patients/${patientId}/alerts`)).status).toBe(403);
  expect((await server.call(admin, 'GET /api/alerts/marks')).status).toBe(403);
  await server.db.update(patients).set({ deletedAt: new Date() }).where(eq(patients.id, patientId));
  expect((await end(alert.id)).status).toBe(404);
  expect(await marks(ana)).toEqual([]);
  expect(await server.db.select().from(patientAlerts)).toMatchObject([{ endedAt: null }]);
});
