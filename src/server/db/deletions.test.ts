import { desc } from 'drizzle-orm';
import { serverOfFile, type Actor } from '../testing/testServer';
import { appointments, auditEvents, documents, exercises, patientCollaborators, routines } from './schema';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let patientId: string;

beforeEach(async () => {
  server.clock.set('2026-11-20T10:00:00Z');
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  luis = await server.signIn('THERAPIST', { name: 'Luis' });
  patientId = (await server.addPatient(ana, { name: 'Eva' })).id;
  // Luis attends the patient too: what Ana deletes is hers to have back, not his.
  await server.db.insert(patientCollaborators).values({ patientId, therapistId: luis.id });
});

const idOf = (rows: { id: string }[]): string => rows[0]!.id;

/** Stores one of each kind that can be deleted, and answers its id. */
const KINDS: Record<string, () => Promise<string>> = {
  patients: () => Promise.resolve(patientId),
  appointments: async () => {
    const place = { therapistId: ana.id, patientId, type: 'TREATMENT' as const, duration: 60 };
    const time = { startsAt: new Date('2026-11-23T09:00:00Z'), endsAt: new Date('2026-11-23T10:00:00Z') };
    return idOf(
      await server.db
        .insert(appointments)
        .values({ ...place, ...time })
        .returning(),
    );
  },
  routines: async () => {
    const values = { therapistId: ana.id, patientId, name: 'Rodilla', frequency: 'DAILY', duration: 4 };
    return idOf(await server.db.insert(routines).values(values).returning());
  },
  exercises: async () => {
    const texts = { name: 'Puente', description: 'd', category: 'Fuerza', instructions: 'i' };
    const values = { ...texts, authorId: ana.id, difficulty: 'BEGINNER' as const };
    return idOf(await server.db.insert(exercises).values(values).returning());
  },
  documents: async () => {
    const file = { uploadKey: 'k', name: 'a.pdf', size: 5, type: 'application/pdf' as const, sha256: 'x' };
    const values = { patientId, authorId: ana.id, ...file, kind: 'REPORT' as const, day: '2026-11-20' };
    return idOf(
      await server.db
        .insert(documents)
        .values({ ...values, storedAt: new Date() })
        .returning(),
    );
  },
};

describe.each(Object.keys(KINDS))('deleted %s', (kind) => {
  let id: string;
  const remove = (actor = ana) => server.call(actor, `DELETE /api/${kind}/${id}`);
  const restore = (actor = ana) => server.call(actor, `POST /api/${kind}/${id}/restore`);
  beforeEach(async () => {
    id = await KINDS[kind]!();
  });

  it('come back to who deleted them, once and for good', async () => {
    expect((await remove()).status).toBe(200);
    server.clock.advance(600_000);
    const { status, body } = await restore();
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(id)]);
    // Pressed twice, or the answer was lost: it stands.
    expect((await restore()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await restore()).status).toBe(200);
  });

  it('stay deleted after ten minutes, and that is said', async () => {
    await remove();
    server.clock.advance(600_001);
    expect(await restore()).toMatchObject({
      status: 409,
      body: { error: 'Ya no se puede deshacer', message: 'Ya no se puede deshacer' },
    });
    expect((await remove()).status).toBe(404);
  });

  it('are nobody else’s to give back', async () => {
    await remove();
    expect((await restore(luis)).status).toBe(404);
    expect((await restore(await server.signIn('ADMIN'))).status).toBeGreaterThanOrEqual(403);
    expect((await restore(await server.signIn('PATIENT'))).status).toBe(403);
    expect((await restore()).status).toBe(200);
  });

  it('leave an event in the access log when they come back', async () => {
    await remove();
    await restore();
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    const wanted = { action: 'UPDATE', entityId: id, patientId, actorId: ana.id, result: 200 };
    // The library of exercises holds nothing about a patient.
    expect(event).toEqual(kind === 'exercises' ? undefined : expect.objectContaining(wanted));
  });
});
