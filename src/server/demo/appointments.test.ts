import { createRandom } from '@/contract/demo/people';
import { appointments, rooms, services } from '../db/schema';
import { testServer, type TestServer } from '../testing/testServer';
import { seedAppointments } from './appointments';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const NOW = new Date('2026-11-20T10:00:00Z');

async function seed(count?: number, now = NOW) {
  await server.reset();
  const ana = await server.signIn('THERAPIST');
  const manuel = await server.signIn('PATIENT', { therapist: ana });
  const others = await Promise.all(Array.from({ length: 7 }, () => server.addPatient(ana)));
  const patients = [
    ...others.map(({ id, name }) => ({
      ...{ id, name, therapistId: ana.id, userId: null, status: 'ACTIVE' as const },
    })),
    {
      id: manuel.patientId!,
      name: manuel.name,
      therapistId: ana.id,
      userId: manuel.id,
      status: 'ACTIVE' as const,
    },
  ];
  await seedAppointments(
    server.db,
    { now, timeZone: 'Europe/Madrid', random: createRandom(7), patients },
    count,
  );
  return { rows: await server.db.select().from(appointments), manuel };
}

it('fills an agenda that the practice could have: open hours, every status, something to come', async () => {
  const { rows, manuel } = await seed();
  expect(new Set(rows.map(({ status }) => status)).size).toBe(5);
  expect(
    rows.filter(({ startsAt }) => startsAt.toISOString().startsWith('2026-11-20')).length,
  ).toBeGreaterThan(3);
  for (const row of rows) {
    expect([0, 6]).not.toContain(row.startsAt.getUTCDay());
    if (row.status === 'COMPLETED') expect(row.endsAt <= NOW).toBe(true);
    if (row.status === 'SCHEDULED') expect(row.startsAt > NOW).toBe(true);
  }
  const next = rows.filter((row) => row.patientId === manuel.patientId && row.startsAt > NOW);
  expect(next.length).toBeGreaterThan(0);
});

it.each([24, 3])('has none of %d patients twice on a day', async (count) => {
  await server.reset();
  const ana = await server.signIn('THERAPIST');
  const people = await Promise.all(Array.from({ length: count }, () => server.addPatient(ana)));
  // Those with an account get the next appointments.
  const patients = people.map(({ id, name }, index) => ({
    ...{ id, name, therapistId: ana.id, userId: index % 3 ? null : ana.id, status: 'ACTIVE' as const },
  }));
  await seedAppointments(server.db, {
    now: NOW,
    timeZone: 'Europe/Madrid',
    random: createRandom(3),
    patients,
  });
  const rows = await server.db.select().from(appointments);
  const visits = rows.map(({ patientId, startsAt }) => `${patientId} ${startsAt.toISOString().slice(0, 10)}`);
  expect(visits.length).toBeGreaterThan(count === 3 ? 60 : 200);
  expect(new Set(visits).size).toBe(visits.length);
});

it('offers six services and two rooms, and books them', async () => {
  const { rows } = await seed();
  const offered = await server.db.select().from(services);
  expect(offered).toHaveLength(6);
  expect(await server.db.select().from(rooms)).toHaveLength(2);
  const booked = rows.filter(({ serviceId }) => serviceId);
  expect(booked.length).toBeGreaterThan(rows.length / 4);
  for (const { serviceId, type, duration } of booked)
    expect(offered.find(({ id }) => id === serviceId)).toMatchObject({ type, duration });
  expect(rows.every(({ roomId }) => roomId)).toBe(true);
});

it.each(['2026-11-21T08:30:00Z', '2026-11-22T19:00:00Z'])(
  'has something today at a weekend too: %s',
  async (when) => {
    const { rows } = await seed(undefined, new Date(when));
    const weekend = rows.filter(({ startsAt }) => [0, 6].includes(startsAt.getUTCDay()));
    expect(weekend.length).toBeGreaterThan(1);
    for (const { startsAt } of weekend) expect(startsAt.toISOString().slice(0, 10)).toBe(when.slice(0, 10));
  },
);

it('makes the same practice of the same seed, and as much as is asked for', async () => {
  const shape = (rows: { startsAt: Date; status: string; duration: number }[]) =>
    rows.map(({ startsAt, status, duration }) => `${startsAt.toISOString()} ${status} ${duration}`).sort();
  const first = shape((await seed(700)).rows);
  expect(first).toHaveLength(700);
  expect(shape((await seed(700)).rows)).toEqual(first);
});
