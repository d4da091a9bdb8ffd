import { appointments } from '../db/schema';
import type { OpenDatabase } from '../db/database';
import { testDatabase } from '../testing/testDatabase';
import { testPostgres, type TestPostgres } from '../testing/testPostgres';
import { testServer, type Actor, type TestServer } from '../testing/testServer';

const AT_ONCE = 100;
const BODY = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', notes: null };

const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_one, index) => work(index));

/** Start time of the day's `n`-th quarter of an hour, counted from 08:00. */
const quarter = (n: number) =>
  `${String(8 + Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`;

function races(open: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  let server: TestServer;
  let ana: Actor;
  let patientId: string;

  beforeAll(async () => {
    database = await open();
    server = await testServer({ database });
  }, 180_000);
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });
  beforeEach(async () => {
    await server.reset();
    ana = await server.signIn('THERAPIST');
    patientId = (await server.addPatient(ana)).id;
  });

  const rows = () => server.db.select().from(appointments);
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  const oneWins = (ok: number) => [ok, ...times(AT_ONCE - 1, () => 409)];

  it('of 100 POSTs for one slot exactly one succeeds', async () => {
    const answers = await Promise.all(
      times(AT_ONCE, () => server.call(ana, 'POST /api/appointments', { ...BODY, patientId })),
    );
    expect(statuses(answers)).toEqual(oneWins(201));
    expect(await rows()).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.details.conflict.id).toBe((await rows())[0]?.id);
    expect(refused.body.details.alternatives).toHaveLength(3);
  }, 120_000);

  it('of 100 POSTs for one slot, each under a key of its own, exactly one succeeds', async () => {
    const answers = await Promise.all(
      times(AT_ONCE, (index) =>
        server.call(
          ana,
          'POST /api/appointments',
          { ...BODY, patientId },
          { 'idempotency-key': `clave-${index}-x` },
        ),
      ),
    );
    expect(statuses(answers)).toEqual(oneWins(201));
    expect(await rows()).toHaveLength(1);
  }, 120_000);

  it('of 100 POSTs for overlapping slots no two overlap', async () => {
    await Promise.all(
      times(AT_ONCE, (index) =>
        server.call(ana, 'POST /api/appointments', { ...BODY, patientId, time: quarter(index % 20) }),
      ),
    );
    const stored = (await rows()).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    expect(stored.length).toBeGreaterThan(1);
    stored.slice(1).forEach((row, index) => expect(row.startsAt >= stored[index]!.endsAt).toBe(true));
  }, 120_000);

  it('of 100 appointments that are moved to one slot exactly one arrives, and the rest stay', async () => {
    const start = new Date('2026-12-01T07:00:00Z').getTime();
    const ids = await server.db
      .insert(appointments)
      .values(
        times(AT_ONCE, (index) => ({
          therapistId: ana.id,
          patientId,
          startsAt: new Date(start + index * 3_600_000),
          endsAt: new Date(start + (index + 1) * 3_600_000),
          duration: 60,
          type: 'TREATMENT' as const,
        })),
      )
      .returning({ id: appointments.id });
    const answers = await Promise.all(
      ids.map(({ id }) => server.call(ana, `PUT /api/appointments/${id}`, { ...BODY, patientId })),
    );
    expect(statuses(answers)).toEqual(oneWins(200));
    const moved = (await rows()).filter(
      ({ startsAt }) => startsAt.toISOString() === '2026-11-23T08:30:00.000Z',
    );
    expect(moved).toHaveLength(1);
    expect(await rows()).toHaveLength(AT_ONCE);
  }, 120_000);

  it('of 20 equal series exactly one is made, whole', async () => {
    const occurrences = ['2026-11-23', '2026-11-26', '2026-11-30'].map((date) => ({ date, time: '09:30' }));
    const answers = await Promise.all(
      times(20, () =>
        server.call(ana, 'POST /api/appointments/series', {
          patientId,
          duration: 60,
          type: 'TREATMENT',
          occurrences,
        }),
      ),
    );
    expect(statuses(answers)).toEqual([201, ...times(19, () => 409)]);
    expect(await rows()).toHaveLength(3);
  }, 120_000);

  it('of 20 status changes at once one decides', async () => {
    const { body } = await server.call(ana, 'POST /api/appointments', { ...BODY, patientId });
    const path = `PATCH /api/appointments/${body.appointment.id}/status` as const;
    const answers = await Promise.all(
      times(20, (index) => server.call(ana, path, { status: index % 2 ? 'CONFIRMED' : 'CANCELLED' })),
    );
    const [row] = await rows();
    for (const answer of answers.filter(({ status }) => status === 200)) {
      expect(answer.body.appointment.status).toBe(row?.status);
    }
    expect(answers.some(({ status }) => status === 409)).toBe(true);
  }, 120_000);

  it('one key sent 20 times at once makes one row', async () => {
    const headers = { 'idempotency-key': 'una-sola-cita' };
    const answers = await Promise.all(
      times(20, () => server.call(ana, 'POST /api/appointments', { ...BODY, patientId }, headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.appointment.id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  }, 120_000);
}

describe('on the embedded database', () => races(testDatabase));

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  afterAll(() => postgres?.close());
  races(async () => {
    postgres = await testPostgres();
    return postgres.open();
  });
});
