import { and, eq } from 'drizzle-orm';
import { IMPORT_LIMITS } from '@/contract/imports';
import { auditEvents, importRows, patientDetails, patientImports, patients } from '../db/schema';
import { untilSomebodyWaits } from '../testing/testDatabase';
import { serverOfFile, type Actor } from '../testing/testServer';
import { dropAbandonedImports } from './repository';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
  luis = await server.signIn('THERAPIST');
  admin = await server.signIn('ADMIN');
});

const EVA = {
  name: 'Eva Ruiz Sánchez',
  email: 'eva@correo.example',
  phone: '612 345 678',
  dateOfBirth: '1980-03-12',
  details: { documentNumber: '12345678Z', town: 'Madrid' },
};
const LEO = { name: 'Leo Marín', notes: 'Viene de la mutua' };

const begin = async (actor: Actor, total: number, body: object = {}) =>
  (await server.call(actor, 'POST /api/imports', { total, ...body })).body.import.id as string;
const send = (actor: Actor, id: string, rows: object[], from = 0) =>
  server.call(actor, `PUT /api/imports/${id}/rows?from=${from}`, { rows });
const finish = (actor: Actor, id: string) => server.call(actor, `PUT /api/imports/${id}/finished`);
const remove = (actor: Actor, id: string) => server.call(actor, `DELETE /api/imports/${id}`);
const check = async (actor: Actor, rows: object[], body: object = {}) =>
  (await server.call(actor, 'POST /api/imports/check', { rows, ...body })).body;
const bring = async (actor: Actor, rows: object[]) => {
  const id = await begin(actor, rows.length);
  await send(actor, id, rows);
  expect((await finish(actor, id)).status).toBe(200);
  return id;
};
const listed = async (actor: Actor) => (await server.call(actor, 'GET /api/patients')).body.patients;

test('nothing exists before the end; then all of it does, without account, invitation or mail', async () => {
  const id = await begin(ana, 2);
  await send(ana, id, [LEO], 1);
  expect((await finish(ana, id)).status).toBe(409);
  await send(ana, id, [EVA]);
  expect(await listed(ana)).toEqual([]);
  const { body } = await finish(ana, id);
  expect(body.import).toMatchObject({ id, total: 2, undoneAt: null });
  expect((await listed(ana)).map(({ name }: { name: string }) => name).sort()).toEqual([EVA.name, LEO.name]);
  const [eva] = (await listed(ana)).filter(({ name }: { name: string }) => name === EVA.name);
  const { patient } = (await server.call(ana, `GET /api/patients/${eva.id}`)).body;
  expect(patient).toMatchObject({
    email: EVA.email,
    dateOfBirth: EVA.dateOfBirth,
    status: 'ACTIVE',
    details: { documentKind: 'NIF', documentNumber: '12345678Z', town: 'Madrid' },
  });
  expect(patient.invitation ?? null).toBeNull();
  expect(server.mails).toEqual([]);
  expect(await server.db.select().from(importRows)).toEqual([]);
  expect(await listed(luis)).toEqual([]);
});

test('an imported record equals one made by hand, but for its import', async () => {
  await bring(ana, [EVA]);
  await server.call(luis, 'POST /api/patients', EVA);
  const rows = await server.db
    .select()
    .from(patients)
    .innerJoin(patientDetails, eq(patientDetails.patientId, patients.id));
  const plain = rows.map((row) => {
    const { id: _id, therapistId: _lead, importId: _import, createdAt, updatedAt, ...record } = row.patients;
    expect(updatedAt).toEqual(createdAt);
    const { patientId: _patient, updatedAt: _changed, ...details } = row.patient_details;
    return { ...record, details };
  });
  expect(plain).toHaveLength(2);
  expect(plain[0]).toEqual(plain[1]);
});

test('ended twice or sent twice, it is there once', async () => {
  const id = await begin(ana, 1);
  await send(ana, id, [EVA]);
  await send(ana, id, [EVA]);
  const [one, other] = await Promise.all([finish(ana, id), finish(ana, id)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(await listed(ana)).toHaveLength(1);
  expect((await send(ana, id, [LEO])).status).toBe(409);
});

test('one row that the database refuses lets none in', async () => {
  const id = await begin(ana, 2);
  await send(ana, id, [LEO, EVA]);
  await server.db.update(importRows).set({ patient: {} }).where(eq(importRows.position, 1));
  expect((await finish(ana, id)).status).toBe(400);
  expect(await listed(ana)).toEqual([]);
});

test('several rows come in with the e-mail of one who is there', async () => {
  await server.call(ana, 'POST /api/patients', EVA);
  await bring(
    ana,
    [LEO, { name: 'Iris Marín' }].map((row) => ({ ...row, email: 'EVA@correo.example' })),
  );
  expect(await listed(ana)).toHaveLength(3);
});

test('rows that are not valid are refused with the text beside their field', async () => {
  const id = await begin(ana, 1);
  expect((await send(ana, id, [{ name: '' }])).status).toBe(400);
  const many = Array.from({ length: IMPORT_LIMITS.chunkRows + 1 }, () => LEO);
  expect((await send(ana, id, many)).status).toBe(400);
  expect((await send(ana, id, [LEO, LEO])).status).toBe(400);
  const { findings } = await check(ana, [
    EVA,
    { name: '', email: 'no' },
    { ...LEO, details: { documentNumber: '12345678A' } },
    7,
  ] as object[]);
  expect(findings.map(({ row }: { row: number }) => row)).toEqual([1, 2, 3]);
  expect(findings[0].fields).toEqual(
    expect.arrayContaining([
      { field: 'email', message: 'Introduce un correo electrónico válido' },
      expect.objectContaining({ field: 'name' }),
    ]),
  );
  expect(findings[1].fields).toEqual([{ field: 'details.documentNumber', message: expect.any(String) }]);
  expect(await listed(ana)).toEqual([]);
});

test('likely duplicates are named to who may know them', async () => {
  await server.call(ana, 'POST /api/patients', EVA);
  const again = { name: 'RUIZ SANCHEZ, EVA', phone: '+34612345678' };
  const { findings } = await check(ana, [LEO, again, { ...LEO, email: 'eva@correo.example' }]);
  expect(findings).toMatchObject([
    {
      row: 1,
      fields: [],
      duplicates: [{ name: EVA.name, dateOfBirth: EVA.dateOfBirth, reasons: ['PHONE', 'NAME'] }],
    },
    { row: 2, fields: [], duplicates: [{ name: EVA.name, reasons: ['EMAIL'] }] },
  ]);
  expect(await check(luis, [again])).toEqual({ findings: [] });
  const asAdmin = await check(admin, [again], { therapistId: luis.id });
  expect(asAdmin.findings[0].duplicates).toMatchObject([{ name: EVA.name, dateOfBirth: null }]);
});

test('an administrator says for whom; a therapist imports for themselves', async () => {
  expect((await server.call(admin, 'POST /api/imports', { total: 1 })).status).toBe(400);
  expect((await server.call(ana, 'POST /api/imports', { total: 1, therapistId: luis.id })).status).toBe(400);
  const id = await begin(admin, 1, { therapistId: luis.id });
  await send(admin, id, [EVA]);
  expect((await finish(ana, id)).status).toBe(404);
  expect((await finish(admin, id)).status).toBe(200);
  expect(await listed(luis)).toHaveLength(1);
  const seenBy = async (actor: Actor) => (await server.call(actor, 'GET /api/imports')).body.imports;
  expect(await seenBy(luis)).toMatchObject([{ id, total: 1, undoneAt: null }]);
  expect(await seenBy(admin)).toMatchObject([{ id }]);
  expect(await seenBy(ana)).toEqual([]);
});

test('a record that somebody corrects while its import is undone keeps all of them', async () => {
  const id = await bring(ana, [EVA, LEO]);
  const undone: Promise<{ status: number }>[] = [];
  await server.db.transaction(async (transaction) => {
    const corrected = { phone: '699 111 222', updatedAt: new Date(server.clock.now().getTime() + 1000) };
    await transaction.update(patients).set(corrected).where(eq(patients.name, EVA.name));
    undone.push(remove(ana, id));
    await untilSomebodyWaits(server.db);
  });
  expect((await Promise.all(undone)).map(({ status }) => status)).toEqual([409]);
  expect(await listed(ana)).toHaveLength(2);
});

test('an import is undone whole while nothing hangs on it, and stays named as undone', async () => {
  const before = await server.db.select().from(patients);
  const id = await bring(ana, [EVA, LEO]);
  expect((await remove(luis, id)).status).toBe(404);
  expect((await remove(ana, id)).status).toBe(200);
  expect((await remove(ana, id)).status).toBe(200);
  expect(await server.db.select().from(patients)).toEqual(before);
  expect(await server.db.select().from(patientDetails)).toEqual([]);
  const { imports } = (await server.call(ana, 'GET /api/imports')).body;
  expect(imports).toMatchObject([{ id, undoneAt: expect.any(String) }]);
});

test.each([
  ['a change', (id: string) => server.call(ana, `PUT /api/patients/${id}`, { name: 'Eva Ruiz' })],
  [
    'an alert',
    (id: string) =>
      server.call(ana, `POST /api/patients/${id}/alerts`, { kind: 'PACEMAKER', notedOn: '2026-01-01' }),
  ],
])('with %s on one of its records, nothing of it is undone', async (_what, act) => {
  const id = await bring(ana, [EVA, LEO]);
  server.clock.advance(60_000);
  const [one] = await listed(ana);
  expect((await act(one.id)).status).toBeLessThan(300);
  const { status, body } = await remove(ana, id);
  expect([status, body.message]).toEqual([
    409,
    'No se puede deshacer: un paciente ya tiene citas, cambios u otros datos',
  ]);
  expect(await listed(ana)).toHaveLength(2);
});

test('a record that was deleted by hand does not stand in the way, and stays hidden with what hangs on it', async () => {
  const id = await bring(ana, [EVA, LEO]);
  server.clock.advance(60_000);
  const [one, other] = await listed(ana);
  await server.call(ana, `POST /api/patients/${one.id}/alerts`, { kind: 'PACEMAKER', notedOn: '2026-01-01' });
  await server.call(ana, `DELETE /api/patients/${one.id}`);
  expect((await remove(ana, id)).status).toBe(200);
  expect(await server.db.select().from(patients)).toMatchObject([
    { id: one.id, deletedAt: expect.any(Date) },
  ]);
  const removed = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.entity, 'patient'), eq(auditEvents.entityId, other.id)))
    .orderBy(auditEvents.id);
  expect(removed.map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
});

test('what nobody ends is destroyed, and cancelling destroys it at once', async () => {
  const id = await begin(ana, 1);
  await send(ana, id, [EVA]);
  const cancelled = await begin(ana, 1);
  await send(ana, cancelled, [LEO]);
  await remove(ana, cancelled);
  const waiting = () => server.db.select().from(patientImports);
  expect(await waiting()).toMatchObject([{ id }]);
  server.clock.advance((IMPORT_LIMITS.unfinishedHours * 60 - 1) * 60_000);
  await dropAbandonedImports(server.db, server.clock.now());
  expect(await waiting()).toHaveLength(1);
  server.clock.advance(2 * 60_000);
  await dropAbandonedImports(server.db, server.clock.now());
  expect([await waiting(), await server.db.select().from(importRows)]).toEqual([[], []]);
});

test('the access log names every record that was made and removed', async () => {
  const id = await bring(ana, [EVA, LEO]);
  const ids = (await listed(ana)).map((patient: { id: string }) => patient.id);
  await remove(ana, id);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.entity, 'patient'));
  const of = (action: string) =>
    events.filter((event) => event.action === action && event.actorId === ana.id);
  for (const action of ['CREATE', 'DELETE'])
    expect(
      of(action)
        .map(({ patientId }) => patientId)
        .sort(),
    ).toEqual([...ids].sort());
});
