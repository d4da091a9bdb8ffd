import { eq, isNull } from 'drizzle-orm';
import * as schema from '../db/schema';
import type { OpenDatabase } from '../db/database';
import { testServer, type Actor, type TestServer } from './testServer';

const SESSION = { date: '2026-11-18', duration: 60, treatmentType: 'Manual' };

/** Merges, undos and writes at once, on a database. */
export function mergeRaces(open: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  let server: TestServer;
  let ana: Actor;
  let id: string;
  let otherId: string;

  beforeAll(async () => {
    database = await open();
    server = await testServer({ database });
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });
  beforeEach(async () => {
    await server.reset();
    ana = await server.signIn('THERAPIST');
    [id, otherId] = [(await server.addPatient(ana)).id, (await server.addPatient(ana)).id];
  });

  const merge = (into: string, from: string) =>
    server.call(ana, `POST /api/patients/${into}/merges`, { otherId: from, choices: {} });
  const undo = (mergeId: string) => server.call(ana, `POST /api/record-merges/${mergeId}/undo`);
  const write = (patientId: string, hour: number) =>
    server.call(ana, 'POST /api/sessions', {
      ...SESSION,
      patientId,
      time: `${String(8 + hour).padStart(2, '0')}:00`,
    });
  const faults = (answers: { status: number }[]) => answers.filter(({ status }) => status >= 500);
  const hidden = async () =>
    (await server.db.select().from(schema.patients)).filter(({ mergedInto }) => mergedInto !== null);
  const standing = async () =>
    (await server.db.select().from(schema.patients).where(isNull(schema.patients.mergedInto))).map(
      (row) => row.id,
    );

  it('of merges of two records in both directions exactly one happens', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, at) => (at % 2 ? merge(id, otherId) : merge(otherId, id))),
    );
    expect(faults(answers)).toEqual([]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await hidden()).toHaveLength(1);
    expect(await server.db.select().from(schema.recordMerges)).toHaveLength(1);
  });

  it('merges along a ring of records leave one of them, and everything in it', async () => {
    const ring = [id, otherId, (await server.addPatient(ana)).id, (await server.addPatient(ana)).id];
    for (const [at, one] of ring.entries()) expect((await write(one, at)).status).toBe(201);
    const answers = await Promise.all(ring.map((one, at) => merge(one, ring[(at + 1) % ring.length] ?? '')));
    expect(faults(answers)).toEqual([]);
    const left = new Set(await standing());
    expect(left.size).toBe(ring.length - answers.filter(({ status }) => status === 201).length);
    const sessions = await server.db.select().from(schema.treatmentSessions);
    expect(sessions).toHaveLength(ring.length);
    expect(sessions.filter(({ patientId }) => !left.has(patientId))).toEqual([]);
  });

  it('a session that is written during a merge is in the record that stays, or was refused', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_one, hour) => write(otherId, hour)),
      merge(id, otherId),
      ...Array.from({ length: 5 }, (_one, hour) => write(otherId, 5 + hour)),
    ]);
    expect(faults(answers)).toEqual([]);
    expect(answers[5]?.status).toBe(201);
    const written = answers.filter(({ status }, at) => at !== 5 && status === 201);
    const rows = await server.db.select().from(schema.treatmentSessions);
    expect(rows).toHaveLength(written.length);
    expect(rows.filter(({ patientId }) => patientId !== id)).toEqual([]);
    const opened = await server.db.select().from(schema.episodes);
    expect(opened.filter(({ patientId }) => patientId !== id)).toEqual([]);
  });

  it('of an undo and a merge onwards one waits for the other, and nothing is in a hidden record', async () => {
    await write(otherId, 0);
    const third = (await server.addPatient(ana)).id;
    const { body } = await merge(id, otherId);
    const answers = await Promise.all([undo(body.merges[0].id), merge(third, id), write(id, 1)]);
    expect(faults(answers)).toEqual([]);
    const left = new Set(await standing());
    const rows = await server.db.select().from(schema.treatmentSessions);
    expect(rows.filter(({ patientId }) => !left.has(patientId))).toEqual([]);
    const [moved] = await server.db.select().from(schema.patients).where(eq(schema.patients.id, otherId));
    expect(moved?.mergedInto === null || left.has(moved?.mergedInto ?? '')).toBe(true);
  });

  it('of many undos of one merge exactly one happens', async () => {
    const { body } = await merge(id, otherId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(body.merges[0].id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await hidden()).toEqual([]);
  });
}
