import { HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { inviteStaff } from '../team/commands';
import { accountMails, invitations } from '../db/schema';
import type { Mail, Mailer } from '../mail/mailer';
import { MAIL_REFUSAL, testAccountMails } from '../testing/testAccountMails';
import { testContext } from '../testing/testContext';
import { serverOfFile, type Actor } from '../testing/testServer';

const DAY_MS = 24 * HOUR_MS;
const EMAIL = 'eva@correo.es';
const PERSON = { name: 'Nuria Gil', email: 'nuria@correo.es', role: 'THERAPIST' as const };

let ana: Actor;
let admin: Actor;
let eva: { id: string };
/** What the mail server does with a mail; it takes it if nothing is set. */
let fails: Error | undefined;
/** Whether it has taken the mail when it fails. */
let hasTaken = false;
const sent: Mail[] = [];
const mailer: Mailer = {
  send: async (mail) => {
    if (!fails || hasTaken) sent.push(mail);
    if (fails) throw fails;
  },
  close: () => undefined,
};

const server = serverOfFile({ mailer });
beforeEach(async () => {
  [fails, hasTaken, sent.length] = [undefined, false, 0];
  // The practice's night, in which no mail of an appointment leaves.
  server.clock.set('2026-11-23T01:00:00Z');
  ana = await server.signIn('THERAPIST');
  admin = await server.signIn('ADMIN');
  eva = await server.addPatient(ana, { name: 'Eva Núñez' });
});

const rows = () => server.db.select().from(accountMails);
const listed = async () => (await server.call(admin, 'GET /api/outbox/failures')).body.failures as object[];
const retry = (id: string) => server.call(admin, `POST /api/outbox/failures/${id}/retry`);
const linkedTo = (link = '') => link.split(/[/=]/).at(-1)?.replace('?staff', '') ?? '';

/** Lets time pass, after which the three sign in again, and what is due is sent. */
async function after(ms: number) {
  server.clock.advance(ms);
  for (const one of [ana, admin])
    one.token = await server.app.sessions.open(one as never, { userAgent: 'jest' });
  return server.app.outbox.deliverDue();
}

const invite = (actor = ana) =>
  server.call(actor, 'POST /api/invitations', { patientId: eva.id, email: EMAIL });
const askReset = (email: string) => server.call(null, 'POST /api/auth/password-reset', { email });
const confirm = (token: string) =>
  server.call(null, 'POST /api/auth/password-reset/confirm', { token, password: 'nueva-clave' });
const accept = (token: string) =>
  server.call(null, `POST /api/invitations/token/${token}/accept`, { name: 'Eva', password: 'secreto-1' });

/** The three mails, and whether their link still opens. */
const CAUSES = [
  ['INVITATION', () => invite(), (token: string) => server.call(null, `GET /api/invitations/token/${token}`)],
  [
    'STAFF_INVITATION',
    () => server.call(admin, 'POST /api/team/invitations', PERSON),
    (token: string) => server.call(null, `GET /api/team/join/${token}`),
  ],
  ['PASSWORD_RESET', () => askReset(ana.email), confirm],
] as const;

describe.each(CAUSES)('a mail with a link (%s)', (kind, cause, open) => {
  it('leaves at once, at night too, and is never sent again', async () => {
    expect((await cause()).status).toBeLessThan(300);
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ kind, outcome: 'SENT', attempts: 1 }]);
    expect(JSON.stringify(await rows())).not.toContain(linkedTo(sent[0]?.link));
    expect(await after(30 * MINUTE_MS)).toBe(0);
  });

  it('that the mail server misses arrives once it answers, by a link that works', async () => {
    fails = new Error('silence');
    expect((await cause()).status).toBeLessThan(300);
    expect(await after(MINUTE_MS)).toBe(0);
    fails = undefined;
    expect([await after(4 * MINUTE_MS), await after(MINUTE_MS), await after(30 * MINUTE_MS)]).toEqual([
      0, 1, 0,
    ]);
    expect((await open(linkedTo(sent[0]?.link))).status).toBe(200);
  });

  it('that was taken without an answer comes again with the same id and link', async () => {
    [fails, hasTaken] = [new Error('lost'), true];
    await cause();
    fails = undefined;
    await after(MINUTE_MS);
    const [first, second] = sent;
    expect(sent).toHaveLength(2);
    expect(first?.messageId).toMatch(/^<.+@consulta\.test>$/);
    expect([second?.messageId, second?.link]).toEqual([first?.messageId, first?.link]);
    expect((await open(linkedTo(first?.link))).status).toBe(200);
  });

  it('ends in the list of what has not left if it expires, and is not sent then', async () => {
    fails = new Error('silence');
    await cause();
    fails = undefined;
    expect(await after(8 * DAY_MS)).toBe(0);
    expect(await listed()).toMatchObject([
      { kind, startsAt: null, failure: 'UNREACHABLE', obstacle: 'LATE' },
    ]);
    const [row] = await rows();
    expect((await retry(row?.id ?? '')).status).toBe(409);
    expect(sent).toEqual([]);
  });

  it('that is refused when it is tried again is listed, and sent by hand', async () => {
    fails = new Error('silence');
    await cause();
    fails = MAIL_REFUSAL;
    await after(MINUTE_MS);
    const [row] = await rows();
    const id = row?.id ?? '';
    expect(await listed()).toMatchObject([{ id, kind, failure: 'REFUSED', obstacle: null }]);
    expect((await server.call(ana, `POST /api/outbox/failures/${id}/retry`)).status).toBe(403);
    fails = undefined;
    expect([(await retry(id)).status, (await retry(id)).status]).toEqual([200, 200]);
    expect([await listed(), await after(0)]).toEqual([[], 1]);
  });

  it('is sent by one of two workers', async () => {
    fails = new Error('silence');
    await cause();
    fails = undefined;
    server.clock.advance(MINUTE_MS);
    const workers = [1, 2].map(() => testAccountMails(server, {}).outbox);
    const counts = await Promise.all(workers.map((worker) => worker.deliverDue()));
    expect([counts.reduce((one, other) => one + other), sent.length]).toEqual([1, 1]);
  });

  it('is not sent by a server with another key, whose link would not open', async () => {
    fails = new Error('silence');
    await cause();
    fails = undefined;
    server.clock.advance(MINUTE_MS);
    const other = testAccountMails(server, {}, new Uint8Array(32)).outbox;
    expect([await other.deliverDue(), sent, await rows()]).toEqual([0, [], []]);
  });
});

describe.each([
  ['INVITATION', 'en 7 días', 'el lunes, 30 de noviembre a las 02:00'],
  ['STAFF_INVITATION', 'en 7 días', 'el lunes, 30 de noviembre a las 02:00'],
  ['PASSWORD_RESET', 'en una hora', 'el lunes, 23 de noviembre a las 03:00'],
])('when the link of a mail ends (%s)', (kind, whole, instant) => {
  const cause = CAUSES.find(([one]) => one === kind)![1];
  const ending = (ends: string) => `El enlace sirve una sola vez y caduca ${ends}. `;

  it('is after its whole term where it leaves at once', async () => {
    await cause();
    expect(sent[0]?.text).toContain(ending(whole));
  });

  it('is said by the practice’s clock where it has waited', async () => {
    fails = new Error('silence');
    await cause();
    fails = undefined;
    expect(await after(20 * MINUTE_MS)).toBe(1);
    expect(sent[0]?.text).toContain(ending(instant));
    expect(sent[0]?.html).toContain(ending(instant).trim());
  });
});

describe('who invites', () => {
  it('is told that the mail waits, and a therapist gets the link', async () => {
    fails = new Error('silence');
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body.invitation).toMatchObject({ status: 'PENDING', mailWaits: true });
    fails = undefined;
    await after(MINUTE_MS);
    expect(sent.map(({ link }) => link)).toEqual([body.invitation.link]);
    expect(await server.db.select().from(invitations)).toMatchObject([{ status: 'SENT' }]);
  });

  it('at the desk gets no link, because it opens the record', async () => {
    fails = new Error('silence');
    const { body } = await invite(admin);
    expect(body.invitation).toMatchObject({ status: 'PENDING', mailWaits: true });
    expect(body.invitation).not.toHaveProperty('link');
  });

  it('again replaces the mail that waits', async () => {
    fails = new Error('silence');
    const { body } = await server.call(admin, 'POST /api/team/invitations', PERSON);
    const again = await server.call(admin, `POST /api/team/invitations/${body.invitation.id}/resend`);
    expect([body.invitation.mailWaits, again.body.invitation.mailWaits]).toEqual([true, true]);
    fails = undefined;
    expect([await after(MINUTE_MS), sent.length]).toEqual([1, 1]);
    expect((await server.call(null, `GET /api/team/join/${linkedTo(sent[0]?.link)}`)).status).toBe(200);
  });
});

describe('a password reset', () => {
  it('answers the same whether the account is known and the mail leaves', async () => {
    const known = await askReset(ana.email);
    fails = new Error('silence');
    const [missed, unknown] = [await askReset(ana.email), await askReset('nadie@correo.es')];
    expect([missed.body, unknown.body]).toEqual([known.body, known.body]);
  });

  it('asked for twice is sent once', async () => {
    fails = new Error('silence');
    await askReset(ana.email);
    await askReset(ana.email);
    fails = undefined;
    expect([await after(MINUTE_MS), sent.length]).toEqual([1, 1]);
    expect((await confirm(linkedTo(sent[0]?.link))).status).toBe(200);
  });
});

describe('what is no longer needed is not sent', () => {
  beforeEach(() => {
    [fails, hasTaken] = [new Error('lost'), true];
  });
  afterEach(async () => {
    [fails, sent.length] = [undefined, 0];
    await after(MINUTE_MS);
    expect([sent, await rows(), await listed()]).toEqual([[], [], []]);
  });
  const tokenOfMail = () => linkedTo(sent[0]?.link);

  it('a reset that was used', async () => {
    await askReset(ana.email);
    expect((await confirm(tokenOfMail())).status).toBe(200);
  });

  it('an invitation that was accepted', async () => {
    await invite();
    expect((await accept(tokenOfMail())).status).toBe(201);
  });

  it('an invitation that was cancelled', async () => {
    const { body } = await invite();
    expect((await server.call(ana, `DELETE /api/invitations/${body.invitation.id}`)).status).toBe(200);
  });

  it('an invitation to the team that was cancelled', async () => {
    const { body } = await server.call(admin, 'POST /api/team/invitations', PERSON);
    const { id } = body.invitation as { id: string };
    expect((await server.call(admin, `POST /api/team/invitations/${id}/cancellation`)).status).toBe(200);
  });
});

test('the mail of an invitation waits while its record is deleted, and leaves when that is taken back', async () => {
  fails = new Error('silence');
  await invite();
  const removed = await server.call(ana, `DELETE /api/patients/${eva.id}`);
  fails = undefined;
  expect([removed.status, await after(5 * MINUTE_MS), await listed()]).toEqual([200, 0, []]);
  expect((await server.call(ana, `POST /api/patients/${eva.id}/restore`)).status).toBe(200);
  expect(await after(3 * HOUR_MS)).toBe(1);
  expect(sent.map(({ to }) => to)).toEqual([EMAIL]);
  expect((await server.call(null, `GET /api/invitations/token/${linkedTo(sent[0]?.link)}`)).status).toBe(200);
});

test('a process that dies before it sends leaves the mail to a worker', async () => {
  const effects = testAccountMails(server, {});
  const dying = { ...effects.accountMails, send: () => Promise.reject(new Error('killed')) };
  const context = await testContext(server, admin);
  await expect(inviteStaff({ accountMails: dying })(context, PERSON)).rejects.toThrow('killed');
  expect([await after(4 * MINUTE_MS), await after(2 * MINUTE_MS), await after(HOUR_MS)]).toEqual([0, 1, 0]);
  expect(sent.map(({ to }) => to)).toEqual([PERSON.email]);
});

it('leaves appointments their share of a mail server that takes one mail at a time', async () => {
  server.clock.set('2026-11-23T10:00:00Z');
  fails = new Error('silence');
  const leo = await server.addPatient(ana, { email: 'leo@correo.es' });
  for (const patientId of [eva.id, leo.id])
    await server.call(ana, 'POST /api/invitations', { patientId, email: `${patientId}@correo.es` });
  const slot = { date: '2026-12-10', time: '10:00', duration: 60, type: 'TREATMENT' };
  await server.call(ana, 'POST /api/appointments', { ...slot, patientId: leo.id });
  server.clock.advance(HOUR_MS);
  const taken: string[] = [];
  let quota = 0;
  const send = async ({ to }: Mail) => {
    if (quota-- <= 0) throw new Error('421 try again later');
    taken.push(to);
  };
  const { outbox } = testAccountMails(server, { send });
  for (const _run of [1, 2]) {
    quota = 1;
    await outbox.deliverDue();
    server.clock.advance(HOUR_MS);
  }
  expect(taken).toEqual([expect.stringContaining('@correo.es'), 'leo@correo.es']);
});

test.each([
  ['UNREACHABLE', {}],
  ['UNREACHABLE (ESOCKET ECONNREFUSED)', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }],
  ['SIGN_IN (EAUTH 535 AUTH PLAIN)', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
  ['REFUSED (EENVELOPE 550 MAIL FROM)', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }],
  [
    'UNREACHABLE (EMESSAGE 550 DATA)',
    {
      ...{ code: 'EMESSAGE', responseCode: 550, command: 'DATA' },
      response: '550 5.4.5 Daily user sending limit exceeded.',
    },
  ],
  ['DEFERRED (EENVELOPE 450 RCPT TO)', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }],
])('what a worker logs says why and names nobody: %s', async (why, codes) => {
  fails = new Error('silence');
  await invite();
  server.clock.advance(MINUTE_MS);
  const { outbox, reported } = testAccountMails(server, {
    send: () => Promise.reject(Object.assign(new Error(`${EMAIL} is busy`), codes)),
  });
  await outbox.deliverDue();
  expect(reported).toEqual([`a mail with the link to an account could not be sent: ${why}`]);
});
