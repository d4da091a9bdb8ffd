import { invitations, routines } from '../db/schema';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ now: '2026-11-23T10:00:00Z' });
});
afterAll(() => server.close());

test('a copy says of a routine and of an invitation that their time is over, on the day on which the screens do', async () => {
  const { db, clock } = server;
  const therapist = await server.signIn('THERAPIST');
  const { id: patientId } = await server.addPatient(therapist);
  const given = { patientId, therapistId: therapist.id, createdAt: clock.now() };
  await db.insert(routines).values({ ...given, name: 'Rodilla', frequency: 'DAILY', duration: 1 });
  const link = { email: 'eva@correo.es', tokenHash: 'resumen', expiresAt: new Date('2026-11-29T22:59:59Z') };
  await db.insert(invitations).values({ ...given, ...link, status: 'SENT' });

  const statusesAt = async (now: string) => {
    clock.set(now);
    const token = await server.app.sessions.open(therapist, { userAgent: 'jest' });
    const { body: copy } = await server.call(
      { ...therapist, token },
      `GET /api/patients/${patientId}/export`,
    );
    return [copy.sections.routines[0].status, copy.sections.invitations[0].status];
  };
  // The last second of the seventh day, and the first of the next, by the clocks of Madrid.
  expect(await statusesAt('2026-11-29T22:59:58Z')).toEqual(['ACTIVE', 'SENT']);
  expect(await statusesAt('2026-11-29T23:00:00Z')).toEqual(['COMPLETED', 'EXPIRED']);
});
