import { eq } from 'drizzle-orm';
import { likenessOf } from '@/contract/patientLikeness';
import { patients, users } from '../db/schema';
import { testServer, type Actor, type TestServer } from '../testing/testServer';
import { DEMO_ACCOUNTS, seedDemo } from './index';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('of the demo practice two records of the first therapist are likely of one person, and can be merged', async () => {
  await seedDemo(server.db, { now: server.clock.now(), timeZone: 'Europe/Madrid', passwordHash: 'x' });
  const records = await server.db.select().from(patients);
  const pairs = records.flatMap((one, index) =>
    records.slice(index + 1).flatMap((other) => {
      const reasons = likenessOf(one, other);
      return reasons.includes('NAME_AND_BIRTH') && one.therapistId === other.therapistId
        ? [[one, other] as const]
        : [];
    }),
  );
  expect(pairs).toHaveLength(1);
  const [[one, other] = []] = pairs;
  const [twin, original] = (one?.name.length ?? 0) < (other?.name.length ?? 0) ? [one, other] : [other, one];
  const [lead] = await server.db
    .select()
    .from(users)
    .where(eq(users.email, DEMO_ACCOUNTS.therapists[0].email));
  expect(original?.therapistId).toBe(lead?.id);
  const token = await server.app.sessions.open(lead as never, { userAgent: 'jest' });
  const actor = { ...lead, token, patientId: null } as Actor;
  const body = { otherId: twin?.id, choices: {} };
  expect((await server.call(actor, `POST /api/patients/${original?.id}/merges`, body)).status).toBe(201);
});
