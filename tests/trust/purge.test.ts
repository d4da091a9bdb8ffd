import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  auditEvents,
  idempotencyKeys,
  notifications,
  patients,
  practiceSettings,
  treatmentSessions,
} from '@/server/db/schema';
import { sessionBody } from './bodies';
import { figure } from './figures';
import { openPractice, type Practice } from './practice';
import { seedScene } from './scene';
import { TABLES } from '@/server/db/tables';
import { rowsOfSubject, type Subject } from '@/server/record/rowsRepository';
import { purgeRecords } from '@/server/record/purge';

let server: Practice;
let boundaries = 0;
let removed = 0;

beforeAll(async () => {
  server = await openPractice();
});
afterAll(async () => {
  await server.close();
  figure('Purga', `${boundaries} límites de plazo, ${removed} filas`);
});
beforeEach(async () => {
  await server.reset();
});

const TIME_ZONE = 'Europe/Madrid';
const purge = (instant: string, isConfirmed = true) =>
  purgeRecords(server.db, { now: new Date(instant), timeZone: TIME_ZONE, isConfirmed });

const therapistOf = () => server.signIn('THERAPIST');

const isThere = async (id: string) =>
  (await server.db.select().from(patients).where(eq(patients.id, id))).length === 1;

interface Dates {
  deletedAt: string;
  dischargedAt?: string;
  session?: string;
  status?: 'IN_PROGRESS';
  retentionYears?: number;
}

test.each<[Dates, string, string]>([
  // Deleted on 20 November at 23:30 in Madrid: the term includes the whole of 20 November 2031.
  [{ deletedAt: '2026-11-20T22:30:00Z' }, '2031-11-20T22:59:59Z', '2031-11-20T23:00:00Z'],
  // Half an hour later it is already 21 November there.
  [{ deletedAt: '2026-11-20T23:30:00Z' }, '2031-11-21T22:59:59Z', '2031-11-21T23:00:00Z'],
  // The term counts from the discharge, not from the later deletion.
  [
    { deletedAt: '2026-11-20T10:00:00Z', dischargedAt: '2023-06-30T10:00:00Z' },
    '2028-06-30T21:59:59Z',
    '2028-06-30T22:00:00Z',
  ],
  // A discharge on 29 February.
  [
    { deletedAt: '2024-03-10T10:00:00Z', dischargedAt: '2024-02-29T10:00:00Z' },
    '2029-02-28T22:59:59Z',
    '2029-02-28T23:00:00Z',
  ],
  // Care after the discharge starts a new term.
  [
    {
      deletedAt: '2026-11-20T10:00:00Z',
      dischargedAt: '2023-06-30T10:00:00Z',
      session: '2025-01-15T10:00:00Z',
    },
    '2030-01-15T22:59:59Z',
    '2030-01-15T23:00:00Z',
  ],
  // So does care in a session that nobody closed.
  [
    {
      deletedAt: '2026-11-20T10:00:00Z',
      dischargedAt: '2023-06-30T10:00:00Z',
      session: '2025-01-15T10:00:00Z',
      status: 'IN_PROGRESS',
    },
    '2030-01-15T22:59:59Z',
    '2030-01-15T23:00:00Z',
  ],
  // The practice keeps its records for longer than the law asks.
  [{ deletedAt: '2026-11-20T10:00:00Z', retentionYears: 10 }, '2036-11-20T22:59:59Z', '2036-11-20T23:00:00Z'],
])('%j is kept at %s and gone at %s', async ({ session, status, retentionYears, ...dates }, last, first) => {
  if (retentionYears)
    await server.db
      .insert(practiceSettings)
      .values({ name: 'Consulta', timeZone: TIME_ZONE, retentionYears });
  const therapist = await therapistOf();
  const instant = (text?: string) => (text === undefined ? null : new Date(text));
  const { id } = await server.addPatient(therapist, {
    deletedAt: instant(dates.deletedAt),
    dischargedAt: instant(dates.dischargedAt),
  });
  if (session)
    await server.db.insert(treatmentSessions).values({
      therapistId: therapist.id,
      patientId: id,
      startsAt: new Date(session),
      duration: 60,
      treatmentType: 'Seguimiento',
      status: status ?? 'COMPLETED',
    });
  expect(await purge(last)).toMatchObject({ due: 0, kept: 1, next: expect.any(String), rows: 0 });
  expect(await isThere(id)).toBe(true);
  expect(await purge(first, false)).toMatchObject({ due: 1, kept: 0, rows: 0 });
  expect(await isThere(id)).toBe(true);
  expect(await purge(first)).toMatchObject({ due: 1, kept: 0, next: null });
  expect(await isThere(id)).toBe(false);
  boundaries += 2;
});

test('a record that stands is never due, however long ago the discharge', async () => {
  const { id } = await server.addPatient(await therapistOf(), {
    status: 'DISCHARGED',
    dischargedAt: new Date('2001-01-01T10:00:00Z'),
  });
  expect(await purge('2060-01-01T10:00:00Z')).toMatchObject({ due: 0, kept: 0 });
  expect(await isThere(id)).toBe(true);
});

/** Every row of all tables except the audit trail, as text; rows of the subjects are separate. */
async function rowsByOwner(subjects: Subject[]) {
  const [theirs, others] = [new Set<string>(), new Set<string>()];
  for (const [name, table] of TABLES) {
    if (name === 'auditEvents') continue;
    const text = (row: unknown) => `${name} ${JSON.stringify(row)}`;
    for (const subject of subjects) {
      const condition = rowsOfSubject(name, subject);
      if (condition)
        for (const row of await server.db.select().from(table).where(condition)) theirs.add(text(row));
    }
    for (const row of await server.db.select().from(table)) if (!theirs.has(text(row))) others.add(text(row));
  }
  return { theirs, others };
}

test('everything of the record goes, nothing of anybody else, and the trail tells of it', async () => {
  await seedScene(server);
  const scene = await seedScene(server);
  const { patient, therapist } = scene.actors;
  const patientId = patient.patientId ?? '';
  const create = {
    method: 'POST' as const,
    url: '/api/sessions',
    token: therapist.token,
    headers: { 'idempotency-key': 'clave-de-purga' },
    payload: sessionBody(patientId),
  };
  expect((await server.send(create)).statusCode).toBe(201);
  const keys = () => server.db.select().from(idempotencyKeys);
  expect(await keys()).toHaveLength(1);
  const from = { date: scene.appointmentStart, therapistId: therapist.id };
  const several = {
    ...create,
    url: '/api/appointments/batch',
    payload: { changes: [{ id: scene.objects.appointment.therapist, from, to: null }] },
  };
  expect((await server.send(several)).statusCode).toBe(200);
  expect(await keys()).toHaveLength(2);

  // The deletion also removes stored answers, so that a repeated request cannot return the record.
  const path = `/api/patients/${patientId}`;
  expect((await server.send({ method: 'DELETE', url: path, token: therapist.token })).statusCode).toBe(200);
  expect(await keys()).toHaveLength(0);
  expect((await server.send(create)).statusCode).toBe(400);

  const deleted = await server.db
    .select({ patientId: patients.id, userId: patients.userId })
    .from(patients)
    .where(and(isNotNull(patients.deletedAt), isNull(patients.mergedInto)));
  // Each scene contains three deleted records.
  expect(deleted).toHaveLength(7);
  // The therapist's own notice about the patient.
  await server.db
    .insert(notifications)
    .values({ userId: therapist.id, patientId, type: 'ROUTINE', title: 'a', message: 'a', link: path });
  const before = await rowsByOwner(deleted);
  expect(
    [...before.theirs].filter((row) => /^(messages|evaluations|users) /.test(row)).length,
  ).toBeGreaterThan(6);
  const events = await server.db.select().from(auditEvents);

  const { due, rows } = await purge('2031-11-21T23:00:00Z');
  removed += rows;
  expect([due, rows]).toEqual([deleted.length, before.theirs.size]);
  expect([...before.theirs].some((row) => row.startsWith('notifications') && row.includes(path))).toBe(true);
  const after = await rowsByOwner(deleted);
  expect(after.theirs.size).toBe(0);
  expect([...after.others].sort()).toEqual([...before.others].sort());
  const trail = await server.db.select().from(auditEvents).orderBy(auditEvents.id);
  expect(trail.slice(0, events.length)).toEqual(events);
  expect(
    trail
      .slice(events.length)
      .map((row) => [row.action, row.patientId])
      .sort(),
  ).toEqual(deleted.map((row) => ['PURGE', row.patientId]).sort());
});
