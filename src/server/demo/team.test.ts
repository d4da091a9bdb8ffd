import { eq } from 'drizzle-orm';
import { testServer } from '../testing/testServer';
import { staffInvitations, users } from '../db/schema';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from './index';

test('the demo practice has a team in every state', async () => {
  const server = await testServer();
  const passwordHash = await server.app.passwords.hash(DEMO_PASSWORD);
  await seedDemo(server.db, { now: server.clock.now(), timeZone: 'Europe/Madrid', passwordHash });
  const login = (email: string) =>
    server.call(null, 'POST /api/auth/login', { email, password: DEMO_PASSWORD });
  const elena = await login(DEMO_ACCOUNTS.admin.email);
  const { body } = await server.call({ token: elena.body.token } as never, 'GET /api/team');
  const states = (body.members as { email: string; role: string; deactivatedAt: string | null }[]).map(
    ({ email, role, deactivatedAt }) => [email, role, deactivatedAt !== null],
  );
  expect(states).toEqual([
    ['ana@demo.es', 'THERAPIST', false],
    ['elena@demo.es', 'ADMIN', false],
    ['javier@demo.es', 'THERAPIST', false],
    ['lucia@demo.es', 'THERAPIST', false],
    ['marcos@demo.es', 'ADMIN', false],
    ['sonia@demo.es', 'THERAPIST', true],
  ]);
  expect((await login('marcos@demo.es')).status).toBe(200);
  expect((await login('sonia@demo.es')).status).toBe(401);
  const [sonia] = await server.db.select().from(users).where(eq(users.email, 'sonia@demo.es'));
  expect(sonia?.deactivatedAt).toBeInstanceOf(Date);
  const open = await server.db.select().from(staffInvitations);
  expect(open.map(({ email, expiresAt }) => [email, expiresAt > server.clock.now()])).toEqual([
    ['diego@demo.es', true],
  ]);
  await server.close();
});
