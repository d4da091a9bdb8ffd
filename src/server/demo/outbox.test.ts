import { testServer, type TestServer } from '../testing/testServer';
import { seedDemo } from './index';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { keepsAppointmentMails: true } });
});
afterAll(() => server.close());
beforeEach(() => server.reset());

// A Monday morning, a Wednesday evening, and a Friday, after which the practice is closed for two days.
it.each(['2026-11-23T09:00:00Z', '2026-11-25T18:30:00Z', '2026-11-27T10:00:00Z'])(
  'of a demonstration that begins at %s one patient is reminded, at once',
  async (now) => {
    server.clock.set(now);
    await seedDemo(server.db, { now: new Date(now), timeZone: 'Europe/Madrid', passwordHash: 'x' });
    await server.app.outbox.deliverDue();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^(Recordatorio: tu cita del|Tus citas)/),
    ]);
    server.clock.advance(60_000);
    expect(await server.app.outbox.deliverDue()).toBe(0);
  },
);
