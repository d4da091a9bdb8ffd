import { and, eq } from 'drizzle-orm';
import { APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { hashLinkToken } from '../auth/tokens';
import {
  appointmentEvents,
  appointments,
  auditEvents,
  covers,
  notifications,
  outboxMessages,
  practiceSettings,
  users,
} from '../db/schema';
import { perTable } from '../testing/testDatabase';
import { serverOfFile, type Actor } from '../testing/testServer';
import { takeAnswerBack } from './commands';
import { findLinked } from './queries';
import { linkRepository } from './repository';

const server = serverOfFile();
let ana: Actor;
let eva: { id: string };

beforeEach(async () => {
  // Monday, 10:00 in Madrid.
  server.clock.set('2026-11-23T09:00:00Z');
  const practice = { name: 'Consulta Retiro', address: 'Calle Mayor, 1', phone: '910000000' };
  await server.db.insert(practiceSettings).values({ ...practice, timeZone: 'Europe/Madrid' });
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  eva = await server.addPatient(ana, { name: 'Eva Núñez', email: 'eva@correo.es' });
});

const body = (date: string, values: object = {}) => ({
  ...{ patientId: eva.id, date, time: '10:00', duration: 60, type: 'TREATMENT', notes: 'CANARIO lumbar' },
  ...values,
});

/** Lets time pass, after which Ana signs in again. */
async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  ana.token = await server.app.sessions.open(ana as never, { userAgent: 'jest' });
}

/** The token in the latest mail. */
const tokenOfMail = () => /\/appointment\/([\w-]{43})\b/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';

/** Books an appointment and lets its mail leave. */
async function invited(date = '2026-12-10') {
  const answer = await server.call(ana, 'POST /api/appointments', body(date));
  expect(answer.status).toBe(201);
  await pass(11 * MINUTE_MS);
  expect(await server.app.outbox.deliverDue()).toBe(1);
  return { id: answer.body.appointment.id as string, token: tokenOfMail() };
}

type Act = 'confirmation' | 'cancellation' | 'another-day' | 'undo';
const look = (token: string) => server.call(null, `GET /api/appointment-links/${token}`);
const act = (token: string, what: Act, sent: object = {}) =>
  server.call(
    null,
    `POST /api/appointment-links/${token}/${what}`,
    what === 'cancellation' ? sent : undefined,
  );
const statusOf = async (id: string) =>
  (await server.db.select().from(appointments).where(eq(appointments.id, id)))[0]?.status;
const eventsOf = (id: string) =>
  server.db
    .select()
    .from(appointmentEvents)
    .where(eq(appointmentEvents.appointmentId, id))
    .orderBy(appointmentEvents.position);
const noticesOf = (title: string) =>
  server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, ana.id), eq(notifications.title, title)));

const REFUSAL = (error: string) => ({ error, message: error });

describe('the link of a mail', () => {
  it('says when, with whom and where, and nothing of the patient or of what is treated', async () => {
    const { token } = await invited();
    const { status, body: shown, headers } = await look(token);
    expect(status).toBe(200);
    expect(shown.appointment).toEqual({
      when: 'jueves, 10 de diciembre a las 10:00',
      therapistName: 'Ana Ruiz',
      practice: { name: 'Consulta Retiro', address: 'Calle Mayor, 1', phone: '910000000' },
      status: 'SCHEDULED',
      isLate: false,
      hasAskedAnotherDay: false,
      undoSeconds: 0,
    });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('is stored as a hash alone, and is the same in a mail that is sent again', async () => {
    const { token } = await invited();
    const rows = await server.db.select().from(outboxMessages);
    expect(JSON.stringify(rows)).not.toContain(token);
    await server.db.update(outboxMessages).set({ outcome: null, endedAt: null });
    await server.app.outbox.deliverDue();
    expect(server.mails).toHaveLength(2);
    expect(tokenOfMail()).toBe(token);
  });

  it('changes no row by GET, HEAD or a prefetch, of its page or of its data', async () => {
    const { token } = await invited();
    const before = await perTable(server.db, `md5(string_agg(t::text, '|' order by t::text))`);
    for (const path of ['', '/confirmation', '/cancellation', '/another-day', '/undo'])
      for (const url of [`/api/appointment-links/${token}${path}`, `/appointment/${token}${path}`])
        for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
          for (const purpose of ['document', 'prefetch'])
            await server.app.inject({ method, url, headers: { purpose, 'sec-purpose': purpose } });
    expect(await perTable(server.db, `md5(string_agg(t::text, '|' order by t::text))`)).toEqual(before);
  });

  it('is in no mail of a cancellation', async () => {
    const { id } = await invited();
    await pass(DAY_MS);
    await server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CANCELLED' });
    await pass(11 * MINUTE_MS);
    await server.app.outbox.deliverDue();
    expect(server.mails.at(-1)?.subject).toContain('Cancelada');
    expect(JSON.stringify(server.mails.at(-1))).not.toContain('/appointment/');
  });

  const ACTS: Act[] = ['confirmation', 'cancellation', 'another-day', 'undo'];
  const expectOver = async (token: string) => {
    for (const answer of [await look(token), ...(await Promise.all(ACTS.map((what) => act(token, what))))])
      expect([answer.status, answer.body]).toEqual([410, expect.objectContaining(REFUSAL(MESSAGES.over))]);
  };

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['has begun', async () => server.clock.set('2026-12-10T09:00:00Z')],
    ['was moved', (id) => server.call(ana, `PUT /api/appointments/${id}`, body('2026-12-11'))],
    [
      'was cancelled',
      (id) => server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CANCELLED' }),
    ],
    ['was deleted', (id) => server.call(ana, `DELETE /api/appointments/${id}`)],
    [
      'has ended',
      async (id) => {
        for (const status of ['CONFIRMED', 'COMPLETED'])
          await server.call(ana, `PATCH /api/appointments/${id}/status`, { status });
      },
    ],
    ['is of a hidden record', () => server.call(ana, `DELETE /api/patients/${eva.id}`)],
    [
      'is another patient’s',
      async (id) => {
        const { id: patientId } = await server.addPatient(ana);
        return server.call(ana, `PUT /api/appointments/${id}`, body('2026-12-10', { patientId }));
      },
    ],
  ])('of an appointment that %s is gone', async (_what, happens) => {
    const { id, token } = await invited();
    await happens(id);
    const before = await eventsOf(id);
    await expectOver(token);
    expect(await eventsOf(id)).toEqual(before);
  });

  it('that was never sent is unknown, and guessing is limited', async () => {
    // From an address of its own, because the limit outlives the test.
    const guess = (method: 'GET' | 'POST', path = '') =>
      server.app.inject({
        ...{ method, url: `/api/appointment-links/${'x'.repeat(43)}${path}`, remoteAddress: '10.9.9.9' },
        ...(path === '/cancellation' && { payload: {} }),
      });
    for (const what of ACTS) expect((await guess('POST', `/${what}`)).statusCode).toBe(404);
    const refused = await guess('GET');
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      expect.objectContaining(REFUSAL(MESSAGES.unknown)),
    ]);
    for (let count = 0; count < 30; count += 1) await guess('GET');
    expect((await guess('GET')).statusCode).toBe(429);
  });
});

describe('an answer', () => {
  it('confirms once, as the patient, and the therapist is told', async () => {
    const { id, token } = await invited();
    const answers = await Promise.all([act(token, 'confirmation'), act(token, 'confirmation')]);
    answers.push(await act(token, 'confirmation'));
    for (const { status, body: shown } of answers)
      expect([status, shown.appointment.status]).toEqual([200, 'CONFIRMED']);
    expect(await statusOf(id)).toBe('CONFIRMED');
    const [, event, ...more] = await eventsOf(id);
    expect([event?.kind, event?.status, event?.actorId, more]).toEqual(['STATUS', 'CONFIRMED', null, []]);
    expect(await noticesOf('Cita confirmada')).toHaveLength(1);
    const history = await server.call(ana, `GET /api/appointments/${id}/events`);
    expect(history.body.events[0].actorName).toBe(MESSAGES.actor);
    const logged = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entity, 'appointment-link'));
    expect(logged).toMatchObject([{ actorId: null, action: 'UPDATE', entityId: id, patientId: eva.id }]);
  });

  it('names the account of a patient who has one, who gets no notice of it', async () => {
    const maria = await server.signIn('PATIENT', { therapist: ana, email: 'maria@correo.es' });
    eva = { id: maria.patientId ?? '' };
    const { id, token } = await invited();
    await act(token, 'confirmation');
    expect((await eventsOf(id))[1]?.actorId).toBe(maria.id);
    const titles = (
      await server.db.select().from(notifications).where(eq(notifications.userId, maria.id))
    ).map(({ title }) => title);
    expect(titles).toEqual(['Nueva cita']);
  });

  it('cancels once with a reason, frees the hour, and sends no mail to who did it', async () => {
    const { id, token } = await invited();
    const reason = 'Tengo fiebre';
    const both = await Promise.all([1, 2].map(() => act(token, 'cancellation', { reason })));
    for (const { status, body: shown } of [...both, await act(token, 'cancellation')]) {
      expect([status, shown.appointment.status]).toEqual([200, 'CANCELLED']);
      expect(JSON.stringify(shown)).not.toContain(reason);
    }
    const [, event, ...more] = await eventsOf(id);
    expect([event?.status, event?.reason, event?.late, more]).toEqual(['CANCELLED', reason, false, []]);
    expect(await noticesOf('Cita cancelada')).toHaveLength(1);
    const luis = await server.addPatient(ana);
    const taken = await server.call(
      ana,
      'POST /api/appointments',
      body('2026-12-10', { patientId: luis.id }),
    );
    expect(taken.status).toBe(201);
    await pass(DAY_MS);
    await server.app.outbox.deliverDue();
    // Who cancels knows it.
    expect(server.mails.map(({ subject }) => subject.slice(0, 9))).not.toContain('Cancelada');
    expect(JSON.stringify(server.mails)).not.toMatch(/fiebre|CANARIO|lumbar/);
    // The hour is somebody else's now, of whom nothing is told.
    expect((await act(token, 'confirmation')).status).toBe(409);
  });

  it('refuses a reason that is too long', async () => {
    const { id, token } = await invited();
    expect((await act(token, 'cancellation', { reason: 'x'.repeat(301) })).status).toBe(400);
    expect(await statusOf(id)).toBe('SCHEDULED');
  });

  it('inside the late window cannot cancel, but confirm and ask', async () => {
    const { id, token } = await invited();
    server.clock.set('2026-12-09T09:00:00Z');
    expect((await look(token)).body.appointment.isLate).toBe(false);
    server.clock.advance(1);
    expect((await look(token)).body.appointment.isLate).toBe(true);
    const { status, body: refusal } = await act(token, 'cancellation');
    expect([status, refusal]).toEqual([409, expect.objectContaining(REFUSAL(MESSAGES.late))]);
    expect(await statusOf(id)).toBe('SCHEDULED');
    expect((await act(token, 'another-day')).status).toBe(200);
    expect((await act(token, 'confirmation')).status).toBe(200);
  });

  it('asks for another day once, and the appointment stays', async () => {
    const { id, token } = await invited();
    const both = await Promise.all([1, 2].map(() => act(token, 'another-day')));
    for (const { status, body: shown } of both)
      expect([status, shown.appointment]).toEqual([
        200,
        expect.objectContaining({ status: 'SCHEDULED', hasAskedAnotherDay: true }),
      ]);
    expect((await noticesOf('Piden otro día')).map(({ message, patientId }) => [message, patientId])).toEqual(
      [['Piden otro día para la cita del jueves, 10 de diciembre a las 10:00.', eva.id]],
    );
    expect((await eventsOf(id)).map(({ kind, via }) => [kind, via])).toEqual([
      ['BOOKED', null],
      ['ASKED', 'LINK'],
    ]);
    // By the link of the reminder too.
    server.clock.set('2026-12-08T10:00:00Z');
    expect(await server.app.outbox.deliverDue()).toBe(1);
    expect(tokenOfMail()).not.toBe(token);
    expect((await act(tokenOfMail(), 'another-day')).body.appointment.hasAskedAnotherDay).toBe(true);
    expect(await noticesOf('Piden otro día')).toHaveLength(1);
  });

  it('asks administration for another day where neither the therapist nor a stand-in has access', async () => {
    const admin = await server.signIn('ADMIN');
    const olga = await server.signIn('THERAPIST');
    const gone = await server.signIn('ADMIN');
    const berta = await server.signIn('THERAPIST');
    await server.db.update(users).set({ alsoAdmin: true }).where(eq(users.id, olga.id));
    const [one, patientId] = [await invited(), eva.id];
    eva = await server.addPatient(ana, { email: 'iris@correo.es' });
    const other = await invited('2026-12-11');
    const deactivatedAt = server.clock.now();
    for (const { id } of [ana, gone])
      await server.db.update(users).set({ deactivatedAt }).where(eq(users.id, id));
    const told = () =>
      server.db.select().from(notifications).where(eq(notifications.title, 'Piden otro día'));
    await act(one.token, 'another-day');
    const notice = {
      message:
        'Piden otro día para la cita del jueves, 10 de diciembre a las 10:00 con Ana Ruiz, que ya no tiene acceso.',
      patientId,
      link: '/appointments',
    };
    const byAdministration = await told();
    expect(byAdministration).toHaveLength(2);
    for (const { id: userId } of [admin, olga])
      expect(byAdministration).toContainEqual(expect.objectContaining({ ...notice, userId }));
    // Who stands in reads it.
    await server.db.delete(notifications);
    await server.db.insert(covers).values({
      ...{ therapistId: ana.id, coveredBy: berta.id, createdBy: olga.id },
      ...{ firstDay: '2026-11-23', lastDay: '2026-12-20' },
    });
    await act(other.token, 'another-day');
    expect((await told()).map(({ userId }) => userId).sort()).toEqual([ana.id, berta.id].sort());
  });

  it('tells who stands in whose appointment it is', async () => {
    const berta = await server.signIn('THERAPIST', { name: 'Berta Gil' });
    await server.db.insert(covers).values({
      ...{ therapistId: ana.id, coveredBy: berta.id, createdBy: ana.id },
      ...{ firstDay: '2026-11-23', lastDay: '2026-12-20' },
    });
    const { token } = await invited();
    await act(token, 'another-day');
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.title, 'Piden otro día'));
    const wish = 'Piden otro día para la cita del jueves, 10 de diciembre a las 10:00.';
    expect(new Map(told.map(({ userId, message }) => [userId, message]))).toEqual(
      new Map([
        [ana.id, wish],
        [berta.id, `Sustituyes a Ana Ruiz. ${wish}`],
      ]),
    );
  });

  it('asks again once the practice has rearranged the appointment', async () => {
    const { id, token } = await invited();
    const isMarked = async () =>
      (await server.call(ana, 'GET /api/appointments')).body.appointments[0].asksAnotherDay ?? false;
    expect(await isMarked()).toBe(false);
    await act(token, 'another-day');
    expect(await isMarked()).toBe(true);
    await server.call(ana, `PUT /api/appointments/${id}`, body('2026-12-10', { duration: 45 }));
    expect(await isMarked()).toBe(false);
    expect((await look(token)).body.appointment.hasAskedAnotherDay).toBe(false);
    await act(token, 'another-day');
    expect(await noticesOf('Piden otro día')).toHaveLength(2);
    expect(await isMarked()).toBe(true);
    server.clock.advance(MINUTE_MS);
    await server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CONFIRMED' });
    expect(await isMarked()).toBe(false);
  });

  it('is still wanted when what the practice changed is undone', async () => {
    const { id, token } = await invited();
    await act(token, 'another-day');
    const changes = [
      () => server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CONFIRMED' }),
      () => server.call(ana, `PUT /api/appointments/${id}`, body('2026-12-11')),
    ];
    for (const change of changes) {
      server.clock.advance(MINUTE_MS);
      const { undo } = (await change()).body;
      server.clock.advance(MINUTE_MS);
      await server.call(ana, `POST /api/appointments/${id}/undo`, { change: undo.change });
      const [listed] = (await server.call(ana, 'GET /api/appointments')).body.appointments;
      expect(listed.asksAnotherDay).toBe(true);
      expect((await look(token)).body.appointment.hasAskedAnotherDay).toBe(true);
    }
  });

  it('is over once the practice has taken it up again and cancels itself, which a mail says', async () => {
    const { id, token } = await invited();
    await act(token, 'cancellation');
    const history = await server.call(ana, `GET /api/appointments/${id}/events`);
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: history.body.undo.change });
    expect((await look(token)).body.appointment).toMatchObject({ status: 'SCHEDULED', undoSeconds: 0 });
    expect((await act(token, 'undo')).body.message).toBe(MESSAGES.undoOver);
    await pass(DAY_MS);
    await server.app.outbox.deliverDue();
    expect(server.mails.at(-1)?.subject).toBe('Tu cita del jueves, 10 de diciembre a las 10:00');
    await server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CANCELLED' });
    expect((await look(token)).status).toBe(410);
    await pass(DAY_MS);
    await server.app.outbox.deliverDue();
    expect(server.mails.at(-1)?.subject).toContain('Cancelada');
  });
});

describe('an undo', () => {
  it.each([
    ['confirmation', 'CONFIRMED'],
    ['cancellation', 'CANCELLED'],
  ] as const)('takes a %s back within three minutes, once', async (what, status) => {
    const { id, token } = await invited();
    expect((await act(token, what)).body.appointment).toMatchObject({ status, undoSeconds: 180 });
    server.clock.advance(3 * MINUTE_MS - 1);
    const both = await Promise.all([1, 2].map(() => act(token, 'undo')));
    for (const { status: code, body: shown } of both)
      expect([code, shown.appointment]).toEqual([
        200,
        expect.objectContaining({ status: 'SCHEDULED', undoSeconds: 0 }),
      ]);
    expect(await statusOf(id)).toBe('SCHEDULED');
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['BOOKED', 'STATUS', 'UNDONE']);
    await pass(HOUR_MS);
    await server.app.outbox.deliverDue();
    expect(server.mails).toHaveLength(1);
  });

  it('that another one did between two of its reads is not refused', async () => {
    const { id, token } = await invited();
    await act(token, 'cancellation');
    const link = await linkRepository(server.db).find(hashLinkToken(token));
    if (!link) throw new Error('The link is unknown');
    const context = {
      ...{ db: server.db, now: server.clock.now(), timeZone: 'Europe/Madrid' },
      ...{ origin: { address: '127.0.0.1' }, report: () => undefined },
    };
    const before = await findLinked(link)(context);
    expect((await act(token, 'undo')).status).toBe(200);
    let reads = 0;
    await takeAnswerBack(context, async (inside) => {
      reads += 1;
      return reads === 1 ? before : findLinked(link)(inside);
    });
    expect(await statusOf(id)).toBe('SCHEDULED');
  });

  it('after three minutes is refused', async () => {
    const { id, token } = await invited();
    await act(token, 'cancellation');
    server.clock.advance(3 * MINUTE_MS);
    expect((await look(token)).body.appointment).toMatchObject({ status: 'CANCELLED', undoSeconds: 0 });
    const { status, body: refusal } = await act(token, 'undo');
    expect([status, refusal]).toEqual([409, expect.objectContaining(REFUSAL(MESSAGES.undoOver))]);
    expect(await statusOf(id)).toBe('CANCELLED');
  });

  it('is refused where the hour was taken, without a word of whose it is', async () => {
    const { token } = await invited();
    await act(token, 'cancellation');
    const luis = await server.addPatient(ana, { name: 'Luis Vega' });
    await server.call(ana, 'POST /api/appointments', body('2026-12-10', { patientId: luis.id }));
    const { status, body: refusal } = await act(token, 'undo');
    expect([status, refusal.message, refusal.details]).toEqual([409, MESSAGES.hourTaken, undefined]);
    expect(JSON.stringify(refusal)).not.toContain('Luis');
  });

  it('of what the practice changed since is refused', async () => {
    const { id, token } = await invited();
    await act(token, 'confirmation');
    await server.call(ana, `PUT /api/appointments/${id}`, body('2026-12-10', { duration: 45 }));
    const { status, body: refusal } = await act(token, 'undo');
    expect([status, refusal.message]).toEqual([409, MESSAGES.undoOver]);
  });
});

describe('in Mis Citas', () => {
  const DATE = '2026-12-10T10:00:00+01:00';
  let maria: Actor;
  beforeEach(async () => {
    maria = await server.signIn('PATIENT', { therapist: ana, name: 'María', email: 'maria@correo.es' });
    eva = { id: maria.patientId ?? '' };
  });
  const answer = (id: string, what: Act, sent: object = {}, who: Actor = maria) =>
    server.call(who, `POST /api/appointments/${id}/answer/${what}`, { date: DATE, ...sent });
  const mine = async (id: string) =>
    (await server.call(maria, 'GET /api/appointments/my-appointments')).body.appointments.find(
      (one: { id: string }) => one.id === id,
    );
  const book = async () =>
    (await server.call(ana, 'POST /api/appointments', body('2026-12-10'))).body.appointment.id as string;
  const FREE = { isLate: false, hasAskedAnotherDay: false, undoUntil: null };

  it('the answers are those of the link: it confirms, and each takes back what the other did', async () => {
    const { id, token } = await invited();
    maria.token = await server.app.sessions.open(maria as never, { userAgent: 'jest' });
    expect((await mine(id)).reply).toEqual(FREE);
    for (const { status } of await Promise.all([1, 2].map(() => answer(id, 'confirmation'))))
      expect(status).toBe(200);
    expect(await mine(id)).toMatchObject({ status: 'CONFIRMED', reply: { undoUntil: expect.any(String) } });
    expect((await look(token)).body.appointment).toMatchObject({ status: 'CONFIRMED', undoSeconds: 180 });
    await act(token, 'undo');
    expect(await mine(id)).toMatchObject({ status: 'SCHEDULED', reply: FREE });
    expect((await eventsOf(id)).map(({ kind, via, actorId }) => [kind, via, actorId])).toEqual([
      ['BOOKED', null, ana.id],
      ['STATUS', 'APP', maria.id],
      ['UNDONE', 'LINK', maria.id],
    ]);
    expect(await noticesOf('Cita confirmada')).toHaveLength(0);
  });

  it('cancels with a reason, without a mail, and takes it back within three minutes', async () => {
    const id = await book();
    expect((await answer(id, 'cancellation', { reason: 'Fiebre' })).status).toBe(200);
    expect(await mine(id)).toMatchObject({ status: 'CANCELLED', reply: { undoUntil: expect.any(String) } });
    expect((await eventsOf(id))[1]).toMatchObject({ status: 'CANCELLED', reason: 'Fiebre', via: 'APP' });
    expect((await answer(id, 'confirmation')).body.message).toBe(MESSAGES.alreadyCancelled);
    server.clock.advance(3 * MINUTE_MS - 1);
    expect((await answer(id, 'undo')).status).toBe(200);
    expect(await statusOf(id)).toBe('SCHEDULED');
    await answer(id, 'cancellation');
    server.clock.advance(3 * MINUTE_MS);
    expect((await answer(id, 'undo')).body.message).toBe(MESSAGES.undoOver);
    expect(await mine(id)).toMatchObject({ status: 'CANCELLED', reply: { undoUntil: null } });
    await pass(HOUR_MS);
    await server.app.outbox.deliverDue();
    expect(server.mails).toEqual([]);
    expect(await noticesOf('Cita cancelada')).toHaveLength(1);
  });

  it('asks for another day once, in the application and by the link', async () => {
    const { id, token } = await invited();
    maria.token = await server.app.sessions.open(maria as never, { userAgent: 'jest' });
    await Promise.all([answer(id, 'another-day'), answer(id, 'another-day'), act(token, 'another-day')]);
    expect(await noticesOf('Piden otro día')).toHaveLength(1);
    expect((await mine(id)).reply.hasAskedAnotherDay).toBe(true);
  });

  it('refuses a late cancellation, another start, what is over, and bad dates', async () => {
    const id = await book();
    expect((await answer(id, 'confirmation', { date: '2026-12-11T10:00:00+01:00' })).status).toBe(410);
    for (const date of ['', 'mañana', null, 7])
      expect((await answer(id, 'confirmation', { date })).status).toBe(400);
    server.clock.set('2026-12-09T09:00:01Z');
    maria.token = await server.app.sessions.open(maria as never, { userAgent: 'jest' });
    expect((await mine(id)).reply.isLate).toBe(true);
    expect((await answer(id, 'cancellation')).body.message).toBe(MESSAGES.late);
    server.clock.set('2026-12-10T09:00:00Z');
    expect((await mine(id)).reply).toBeUndefined();
    const { status, body: refusal } = await answer(id, 'confirmation');
    expect([status, refusal.message]).toEqual([410, MESSAGES.changed]);
    expect(await statusOf(id)).toBe('SCHEDULED');
  });

  it('nobody answers for somebody else', async () => {
    const id = await book();
    const luis = await server.signIn('PATIENT', { therapist: ana });
    expect((await answer(id, 'cancellation', {}, luis)).status).toBe(404);
    expect((await answer(id, 'cancellation', {}, ana)).status).toBe(403);
    expect(await statusOf(id)).toBe('SCHEDULED');
  });
});
