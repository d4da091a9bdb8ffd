import net, { type AddressInfo } from 'node:net';
import { appointments, outboxMessages } from '../db/schema';
import { createSmtpMailer, type Mailer } from '../mail/mailer';
import { smtpServer } from '../testing/smtpServer';
import { createTestClock } from '../testing/testClock';
import { serverOfFile } from '../testing/testServer';
import { createOutbox } from './outbox';

/** A mail server that is silent is given up after so many ms. */
const PATIENCE = { connectionTimeout: 1500, greetingTimeout: 1500, socketTimeout: 1500 };
const FROM = 'Consulta <consulta@test.es>';
const MINUTE = 60_000;

const server = serverOfFile();
const clock = createTestClock();
const reported: string[] = [];

beforeEach(async () => {
  reported.length = 0;
  clock.set('2026-11-23T09:00:00Z');
  server.clock.set('2026-11-23T08:40:00Z');
});

const outboxWith = (mailer: Mailer) =>
  createOutbox({
    ...{ db: server.db, clock, mailer, timeZone: () => 'Europe/Madrid' },
    ...{ publicUrl: 'http://consulta.test', authKey: new Uint8Array(32), keepsFiles: false },
    report: (failure) => void reported.push(failure),
  });

/** Books one appointment each of some patients, about which a mail is due. */
async function bookFor(...emails: string[]) {
  const ana = await server.signIn('THERAPIST');
  for (const [index, email] of emails.entries()) {
    const { id } = await server.addPatient(ana, { email });
    const time = `${String(10 + index)}:00`;
    const slot = { date: '2026-12-10', time, duration: 60, type: 'TREATMENT' };
    expect((await server.call(ana, 'POST /api/appointments', { ...slot, patientId: id })).status).toBe(201);
  }
}
const rows = () => server.db.select().from(outboxMessages).orderBy(outboxMessages.startsAt);
const idOf = (source: string) => /^Message-ID: (.+)$/im.exec(source)?.[1];

/** A mail server that answers up to one command, and is silent or gone from then on, or says its answer twice. */
async function failingServer(at: 'greeting' | 'content', how: 'hang' | 'die' | 'repeat') {
  const sockets = new Set<net.Socket>();
  const received: string[] = [];
  const server = net.createServer((socket) => {
    sockets.add(socket);
    const end = () => void (how === 'die' && socket.destroy());
    let content: string | undefined;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (content !== undefined) {
        content += text;
        if (!content.endsWith('\r\n.\r\n')) return;
        received.push(content);
        content = undefined;
        if (how === 'repeat') socket.write('250 taken\r\n250 taken\r\n');
        else end();
      } else if (/^DATA/i.test(text)) {
        content = '';
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    });
    if (at === 'greeting') end();
    else socket.write('220 ready\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a mail leaves by SMTP with its calendar file, in text and HTML', async () => {
  const smtp = await smtpServer();
  const mailer = createSmtpMailer(smtp.url, FROM);
  await bookFor('eva@correo.es');
  expect(await outboxWith(mailer).deliverDue()).toBe(1);
  const source = smtp.received[0]?.source ?? '';
  expect(smtp.received).toMatchObject([{ to: ['eva@correo.es'] }]);
  for (const part of [
    'multipart/alternative',
    'text/calendar; charset=utf-8; method=REQUEST',
    'filename=cita-2026-12-10.ics',
    'Auto-Submitted: auto-generated',
  ])
    expect(source).toContain(part);
  mailer.close();
  await smtp.close();
});

test('a mailbox that takes nothing for now keeps nobody else waiting', async () => {
  const smtp = await smtpServer();
  const mailer = createSmtpMailer(smtp.url, FROM);
  const outbox = outboxWith(mailer);
  await bookFor('eva@correo.es', 'luis@correo.es');
  smtp.defer('eva@correo.es');
  expect(await outbox.deliverDue()).toBe(1);
  expect(smtp.received).toMatchObject([{ to: ['luis@correo.es'] }]);
  smtp.defer();
  clock.advance(MINUTE);
  expect(await outbox.deliverDue()).toBe(1);
  expect(smtp.received).toHaveLength(2);
  mailer.close();
  await smtp.close();
});

test('what a mail server refuses for now is tried again, later each time, under the same id', async () => {
  const smtp = await smtpServer();
  const mailer = createSmtpMailer(smtp.url, FROM);
  const outbox = outboxWith(mailer);
  await bookFor('eva@correo.es');
  smtp.refuse(true);
  expect(await outbox.deliverDue()).toBe(0);
  expect(await outbox.deliverDue()).toBe(0);
  expect(await rows()).toMatchObject([{ attempts: 1, outcome: null, leasedUntil: null }]);
  clock.advance(MINUTE);
  await outbox.deliverDue();
  expect(await rows()).toMatchObject([{ attempts: 2, outcome: null }]);
  smtp.refuse(false);
  clock.advance(4 * MINUTE);
  expect(await outbox.deliverDue()).toBe(0);
  clock.advance(MINUTE);
  expect(await outbox.deliverDue()).toBe(1);
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 3, outcome: 'SENT', failure: null });
  expect(smtp.received.map(({ source }) => idOf(source))).toEqual([`<${row?.id}@consulta.test>`]);
  const why = 'UNREACHABLE (EMESSAGE 452 DATA)';
  expect(reported).toEqual(Array(2).fill(`a mail of appointments could not be sent: ${why}`));
  mailer.close();
  await smtp.close();
});

test('one that is refused for good is given up with the reason, and the others leave', async () => {
  const sent: string[] = [];
  const refusal = Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 });
  const mailer: Mailer = {
    send: async ({ to }) => {
      if (to === 'nadie@correo.es') throw refusal;
      sent.push(to);
    },
    close: () => undefined,
  };
  await bookFor('nadie@correo.es', 'eva@correo.es');
  expect(await outboxWith(mailer).deliverDue()).toBe(1);
  expect(sent).toEqual(['eva@correo.es']);
  expect(await rows()).toMatchObject([
    { outcome: 'FAILED', failure: 'REFUSED', sentTo: null },
    { outcome: 'SENT' },
  ]);
});

/** Where Postfix refuses the sender by default. */
const AT_RECIPIENT = { code: 'EENVELOPE', command: 'RCPT TO' };

test.each([
  ['530 5.7.0 Authentication required', { code: 'EENVELOPE', command: 'MAIL FROM' }],
  ['553 5.7.1 <hola@consulta.es>: Sender address rejected: not owned by user ana', AT_RECIPIENT],
  ['554 5.7.1 <eva@correo.es>: Relay access denied', AT_RECIPIENT],
  ['554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException', { code: 'EMESSAGE', command: 'DATA' }],
])(
  "a mail server that refuses the sender gets everybody's mail once that is mended: %s",
  async (response, at) => {
    const tried: string[] = [];
    const mailer: Mailer = {
      send: async ({ to }) => {
        tried.push(to);
        throw Object.assign(new Error(response), {
          ...at,
          response,
          responseCode: Number(response.slice(0, 3)),
        });
      },
      close: () => undefined,
    };
    await bookFor('eva@correo.es', 'luis@correo.es');
    expect(await outboxWith(mailer).deliverDue()).toBe(0);
    expect(tried).toHaveLength(1);
    expect(await rows()).toMatchObject(Array(2).fill({ outcome: null }));
    clock.advance(MINUTE);
    const mended: Mailer = { send: async () => undefined, close: () => undefined };
    expect(await outboxWith(mended).deliverDue()).toBe(2);
  },
);

test.each([
  ['greeting', 'hang', 0],
  ['greeting', 'die', 0],
  ['content', 'hang', 1],
  ['content', 'die', 1],
] as const)(
  'a mail server that at its %s does this: %s, keeps nobody from a mail, and what came twice has one id',
  async (at, how, copies) => {
    const failing = await failingServer(at, how);
    // A greeting that never comes is the same failure however soon it is given up.
    const patience = at === 'greeting' ? { ...PATIENCE, greetingTimeout: 100 } : PATIENCE;
    const [mailer, working] = [createSmtpMailer(failing.url, FROM, patience), await smtpServer()];
    await bookFor('eva@correo.es', 'luis@correo.es');
    // The others wait for the next run, because nobody's mail would leave.
    expect(await outboxWith(mailer).deliverDue()).toBe(0);
    expect((await rows()).filter(({ attempts }) => attempts === 1)).toHaveLength(1);
    clock.advance(MINUTE);
    const other = createSmtpMailer(working.url, FROM);
    expect(await outboxWith(other).deliverDue()).toBe(2);
    expect(failing.received).toHaveLength(copies);
    const ids = (await rows()).map(({ id }) => `<${id}@consulta.test>`);
    expect(working.received.map(({ source }) => idOf(source)).sort()).toEqual([...ids].sort());
    for (const source of failing.received) expect(ids).toContain(idOf(source));
    for (const one of [mailer, other]) one.close();
    await Promise.all([failing.close(), working.close()]);
  },
);

test('a mail server that says twice that it took a mail gets it once', async () => {
  const repeating = await failingServer('content', 'repeat');
  const mailer = createSmtpMailer(repeating.url, FROM, PATIENCE);
  const outbox = outboxWith(mailer);
  await bookFor('eva@correo.es', 'luis@correo.es');
  expect(await outbox.deliverDue()).toBe(2);
  clock.advance(10 * MINUTE);
  expect(await outbox.deliverDue()).toBe(0);
  const ids = (await rows()).map(({ id }) => `<${id}@consulta.test>`);
  expect(repeating.received.map(idOf).sort()).toEqual(ids.sort());
  expect(await rows()).toMatchObject(Array(2).fill({ outcome: 'SENT', attempts: 1 }));
  mailer.close();
  await repeating.close();
});

test('what cannot leave for three days is given up', async () => {
  const mailer: Mailer = { send: () => Promise.reject(new Error('silence')), close: () => undefined };
  const outbox = outboxWith(mailer);
  await bookFor('eva@correo.es');
  for (let hours = 0; hours <= 80; hours += 2) {
    await outbox.deliverDue();
    clock.advance(2 * 60 * MINUTE);
  }
  const [row] = await rows();
  expect(row).toMatchObject({ outcome: 'FAILED', failure: 'UNREACHABLE' });
  expect(row?.attempts).toBeGreaterThan(10);
});

test('a worker that dies while sending is followed by another after its lease, once', async () => {
  let begun = 0;
  const mails: string[] = [];
  const dying: Mailer = { send: () => new Promise(() => void (begun += 1)), close: () => undefined };
  const well: Mailer = { send: async ({ to }) => void mails.push(to), close: () => undefined };
  await bookFor('eva@correo.es');
  void outboxWith(dying).deliverDue();
  while (begun === 0) await new Promise((resolve) => setImmediate(resolve));
  clock.advance(4 * MINUTE);
  expect(await outboxWith(well).deliverDue()).toBe(0);
  clock.advance(2 * MINUTE);
  expect(await outboxWith(well).deliverDue()).toBe(1);
  clock.advance(60 * MINUTE);
  expect(await outboxWith(well).deliverDue()).toBe(0);
  expect(mails).toEqual(['eva@correo.es']);
});

test('a change while a mail is being sent takes nothing back, and is told by another', async () => {
  const subjects: string[] = [];
  let release: (() => void) | undefined;
  const slow: Mailer = {
    send: ({ subject }) =>
      new Promise((resolve) => {
        subjects.push(subject);
        release = resolve;
      }),
    close: () => undefined,
  };
  await bookFor('eva@correo.es');
  const run = outboxWith(slow).deliverDue();
  while (!release) await new Promise((resolve) => setImmediate(resolve));
  const [row] = await server.db.select().from(appointments);
  const admin = await server.signIn('ADMIN');
  server.clock.set(clock.now());
  const cancelled = await server.call(admin, `PATCH /api/appointments/${row?.id}/status`, {
    status: 'CANCELLED',
  });
  expect(cancelled.status).toBe(200);
  release();
  expect(await run).toBe(1);
  const well: Mailer = { send: async ({ subject }) => void subjects.push(subject), close: () => undefined };
  clock.advance(24 * 60 * MINUTE);
  expect(await outboxWith(well).deliverDue()).toBe(1);
  expect(subjects).toEqual([
    'Tu cita del jueves, 10 de diciembre a las 10:00',
    'Cancelada tu cita del jueves, 10 de diciembre a las 10:00',
  ]);
});
