import { eq } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { RETRY_OBSTACLE_LABELS } from '@/contract/outbox';
import { outboxMessages, patients, practiceSettings } from '../db/schema';
import type { Mail, Mailer } from '../mail/mailer';
import { serverOfFile, testServer, type Actor } from '../testing/testServer';

let ana: Actor;
let admin: Actor;
let eva: { id: string };
let appointmentId: string;
/** What the mail server does with a mail; it takes it if nothing is set. */
let fails: Error | undefined;
const sent: Mail[] = [];

const refusal = Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 });
const signInRefusal = Object.assign(new Error('535 no'), { code: 'EAUTH', responseCode: 535 });
const mailer: Mailer = {
  send: async (mail) => {
    if (fails) throw fails;
    sent.push(mail);
  },
  close: () => undefined,
};

const server = serverOfFile({ mailer });
beforeEach(async () => {
  [fails, sent.length] = [undefined, 0];
  // Monday, 10:00 in Madrid.
  server.clock.set('2026-11-23T09:00:00Z');
  await server.db.insert(practiceSettings).values({ name: 'Consulta', timeZone: 'Europe/Madrid' });
  ana = await server.signIn('THERAPIST');
  admin = await server.signIn('ADMIN');
  eva = await server.addPatient(ana, { name: 'Eva Núñez', email: 'eva@correo.es' });
});

const slot = { date: '2026-12-10', time: '10:00', duration: 60, type: 'TREATMENT' };

/** Lets time pass, after which both sign in again, and what is due is sent. */
async function after(ms: number) {
  server.clock.advance(ms);
  for (const one of [ana, admin])
    one.token = await server.app.sessions.open(one as never, { userAgent: 'jest' });
  return server.app.outbox.deliverDue();
}

/** Books an appointment, of which the mail server refuses the mail. */
async function refused() {
  fails = refusal;
  const booked = await server.call(ana, 'POST /api/appointments', { ...slot, patientId: eva.id });
  appointmentId = booked.body.appointment.id as string;
  await after(11 * MINUTE_MS);
  fails = undefined;
  const [row] = await server.db.select().from(outboxMessages);
  return row?.id ?? '';
}
const list = async () => (await server.call(admin, 'GET /api/outbox/failures')).body.failures as object[];
const retry = (id: string) => server.call(admin, `POST /api/outbox/failures/${id}/retry`);
const rows = () => server.db.select().from(outboxMessages);

/** Makes a change, and returns how it is taken back. */
const changes = {
  async cancels() {
    const status = { status: 'CANCELLED' };
    const { body } = await server.call(ana, `PATCH /api/appointments/${appointmentId}/status`, status);
    const { change } = body.undo as { change: string };
    return () => server.call(ana, `POST /api/appointments/${appointmentId}/undo`, { change });
  },
  async deletes() {
    await server.call(ana, `DELETE /api/appointments/${appointmentId}`);
    return () => server.call(ana, `POST /api/appointments/${appointmentId}/restore`);
  },
};

describe('a change that is taken back', () => {
  it.each([
    ['cancels', 'before the next try', 0],
    ['cancels', 'after it', 6 * MINUTE_MS],
    ['deletes', 'before the next try', 0],
  ] as const)('%s what a mail could not tell yet, %s: it leaves', async (what, _when, ms) => {
    fails = new Error('silence');
    const booked = await server.call(ana, 'POST /api/appointments', { ...slot, patientId: eva.id });
    appointmentId = booked.body.appointment.id as string;
    await after(11 * MINUTE_MS);
    const takeBack = await changes[what]();
    await after(ms);
    expect((await takeBack()).status).toBe(200);
    fails = undefined;
    await after(HOUR_MS);
    expect(sent.map(({ to }) => to)).toEqual(['eva@correo.es']);
    expect(await rows()).toMatchObject([{ kind: 'BOOKED', outcome: 'SENT' }]);
  });
});

it('says nothing against a refused mail whose appointment stands as before', async () => {
  const id = await refused();
  await (
    await changes.cancels()
  )();
  expect(await list()).toMatchObject([{ id, obstacle: null }]);
  expect((await retry(id)).status).toBe(200);
});

describe('a mail that has not left', () => {
  it('is listed with whom it was for and why, and nothing of the treatment', async () => {
    const id = await refused();
    expect(await list()).toEqual([
      {
        ...{ id, patientId: eva.id, name: 'Eva Núñez', email: 'eva@correo.es' },
        ...{ kind: 'BOOKED', startsAt: '2026-12-10T09:00:00.000Z', endedAt: '2026-11-23T09:11:00.000Z' },
        ...{ failure: 'REFUSED', obstacle: null },
      },
    ]);
    await after(31 * 24 * HOUR_MS);
    expect(await list()).toEqual([]);
  });

  it('leaves once when it is sent again, to the address that the record has by then', async () => {
    const id = await refused();
    await server.db.update(patients).set({ email: 'eva.nunez@correo.es' }).where(eq(patients.id, eva.id));
    expect([(await retry(id)).status, (await retry(id)).status]).toEqual([200, 200]);
    expect(await list()).toEqual([]);
    expect(await after(0)).toBe(1);
    expect((await retry(id)).status).toBe(200);
    expect(await after(HOUR_MS)).toBe(0);
    expect(sent.map(({ to }) => to)).toEqual(['eva.nunez@correo.es']);
    expect(await rows()).toMatchObject([{ outcome: 'SENT', attempts: 2 }]);
  });

  it('comes back to the list if it is refused again', async () => {
    const id = await refused();
    fails = refusal;
    await retry(id);
    expect(await after(0)).toBe(0);
    expect(await list()).toMatchObject([{ id, failure: 'REFUSED', obstacle: null }]);
  });

  it('has its days of attempts again', async () => {
    const id = await refused();
    await after(74 * HOUR_MS);
    fails = new Error('silence');
    await retry(id);
    await after(0);
    expect(await rows()).toMatchObject([{ id, outcome: null, attempts: 2 }]);
    fails = undefined;
    expect(await after(3 * HOUR_MS)).toBe(1);
  });

  it.each([
    ['OUTDATED', () => server.call(ana, `DELETE /api/appointments/${appointmentId}`)],
    ['LATE', () => after(30 * 24 * HOUR_MS)],
    ['NO_ADDRESS', () => server.db.update(patients).set({ email: null }).where(eq(patients.id, eva.id))],
    ['SWITCHED_OFF', () => server.db.update(practiceSettings).set({ appointmentMails: false })],
  ] as const)('is not sent again, and says why (%s)', async (obstacle, change) => {
    const id = await refused();
    await change();
    // A month has passed for one of them; it is listed no longer.
    if (obstacle !== 'LATE') expect(await list()).toMatchObject([{ id, obstacle }]);
    const answer = await retry(id);
    expect([answer.status, answer.body.message]).toEqual([409, RETRY_OBSTACLE_LABELS[obstacle]]);
    await server.db.update(practiceSettings).set({ appointmentMails: true });
    await after(0);
    expect(sent.filter(({ subject }) => !subject.startsWith('Cancelada'))).toEqual([]);
  });

  it('is asked once more when it is sent', async () => {
    const id = await refused();
    await retry(id);
    await server.call(ana, `PUT /api/appointments/${appointmentId}`, {
      ...{ ...slot, patientId: eva.id },
      date: '2026-12-11',
    });
    await after(11 * MINUTE_MS);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Tu cita cambia al viernes, 11 de diciembre a las 10:00',
    ]);
  });

  it('of a deleted record is neither listed nor sent', async () => {
    const id = await refused();
    await server.db.update(patients).set({ deletedAt: server.clock.now() }).where(eq(patients.id, eva.id));
    expect(await list()).toEqual([]);
    expect((await retry(id)).status).toBe(404);
  });
});

describe('while a mail server does not answer', () => {
  const untold = async () =>
    (await server.call(ana, 'GET /api/appointments/untold')).body.appointments.map(
      ({ id }: { id: string }) => id,
    );

  it('somebody is to tell what three attempts have not brought out, until it leaves', async () => {
    fails = new Error('silence');
    const tomorrow = { ...slot, date: '2026-11-24', patientId: eva.id };
    const booked = await server.call(ana, 'POST /api/appointments', tomorrow);
    const id = booked.body.appointment.id as string;
    for (const minutes of [11, 2]) {
      await after(minutes * MINUTE_MS);
      expect(await untold()).toEqual([]);
    }
    await after(6 * MINUTE_MS);
    expect(await untold()).toEqual([id]);
    fails = undefined;
    expect(await after(16 * MINUTE_MS)).toBe(1);
    expect(await untold()).toEqual([]);
  });
});

test('administration hears how many mails wait for a mail server that takes none, until they leave or are of no use', async () => {
  const waiting = async () => (await server.call(admin, 'GET /api/outbox/failures')).body.waiting as number;
  fails = signInRefusal;
  const booked = await server.call(ana, 'POST /api/appointments', { ...slot, patientId: eva.id });
  await server.call(null, 'POST /api/auth/password-reset', { email: ana.email });
  await server.app.accountMails.settled();
  expect(await waiting()).toBe(1);
  await after(11 * MINUTE_MS);
  await after(MINUTE_MS);
  expect([await waiting(), await list()]).toEqual([2, []]);
  await server.call(ana, `DELETE /api/appointments/${booked.body.appointment.id}`);
  expect(await waiting()).toBe(1);
  fails = undefined;
  await after(20 * MINUTE_MS);
  expect(await waiting()).toBe(0);
});

describe('a test mail', () => {
  const test = async () => (await server.call(admin, 'POST /api/outbox/test')).body.test as object;

  it('goes to who asks, at night too', async () => {
    server.clock.set('2026-11-23T02:00:00Z');
    await after(0);
    expect(await test()).toEqual({ to: admin.email, failure: null });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [admin.email, 'Correo de prueba de Consulta'],
    ]);
  });

  it.each([
    ['SIGN_IN', signInRefusal],
    ['REFUSED', refusal],
    ['UNREACHABLE', new Error('silence')],
  ])('says why it has not left (%s)', async (failure, error) => {
    fails = error;
    expect(await test()).toEqual({ to: admin.email, failure });
  });
});

test('without a mail server a test mail says so, and nothing is sent again', async () => {
  const folder = await testServer({ mailer: { ...mailer, isOutbox: true } });
  const someone = await folder.signIn('ADMIN');
  const { body } = await folder.call(someone, 'POST /api/outbox/test');
  expect(body.test).toEqual({ to: someone.email, failure: 'NO_SERVER' });
  expect(sent).toEqual([]);
  await folder.close();
});
