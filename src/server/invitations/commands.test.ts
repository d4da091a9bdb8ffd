import { eq } from 'drizzle-orm';
import { invitations, users } from '../db/schema';
import { MAIL_REFUSAL, testAccountMails } from '../testing/testAccountMails';
import { testContext, testPublicContext } from '../testing/testContext';
import { serverOfFile, type Actor } from '../testing/testServer';
import { acceptInvitation, cancelInvitation, invite } from './commands';
import { listInvitations } from './queries';

const server = serverOfFile();
let ana: Actor;
let patientId: string;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  patientId = (await server.addPatient(ana, { name: 'Eva' })).id;
});
afterEach(() => server.clock.advance(86_400_000));

const EMAIL = 'eva@correo.es';

test('an invitation whose mail is refused leaves nothing but a report', async () => {
  const effects = testAccountMails(server, { send: () => Promise.reject(MAIL_REFUSAL) });
  const context = await testContext(server, ana);
  await expect(invite(effects)(context, { patientId, email: EMAIL })).rejects.toMatchObject({
    kind: 'serviceFailed',
  });
  expect(context.reported).toEqual(['an invitation mail could not be sent']);
  expect(context.audits).toEqual([]);
  expect(await server.db.select().from(invitations)).toEqual([]);
});

test('the mail and the answer carry the link, the list does not', async () => {
  const { mails } = server;
  const context = await testContext(server, ana);
  const invitation = await invite(server.app)(context, { patientId, email: EMAIL });
  expect(mails.map(({ link }) => link)).toEqual([invitation.link]);
  expect(context.audits).toEqual([{ patientId, entityId: invitation.id }]);
  const [listed] = (await listInvitations(context)).invitations;
  expect(listed).toMatchObject({ id: invitation.id, status: 'SENT' });
  expect(listed).not.toHaveProperty('link');
});

describe('at the desk', () => {
  test('an ADMIN invites in the name of the lead, and never sees the link that the mail carries', async () => {
    const context = await testContext(server, await server.signIn('ADMIN', { name: 'Eva Sanz' }));
    const invitation = await invite(server.app)(context, { patientId, email: EMAIL });
    expect(invitation).toMatchObject({ status: 'SENT', therapist: { name: 'Ana' } });
    expect(invitation).not.toHaveProperty('link');
    expect(server.mails.at(-1)?.text).toContain('Ana');
    expect(server.mails.at(-1)?.text).not.toContain('Eva Sanz');
    await cancelInvitation(context, { id: invitation.id });
    expect((await listInvitations(await testContext(server, ana))).invitations).toEqual([]);
  });

  test('nobody is invited in the name of a lead who has no access any more', async () => {
    const context = await testContext(server, await server.signIn('ADMIN'));
    await server.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ana.id));
    await expect(invite(server.app)(context, { patientId, email: EMAIL })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('Traspasa antes al paciente'),
    });
    expect(server.mails).toEqual([]);
  });

  test('where no mail leaves, the link is given at the desk', async () => {
    const context = await testContext(server, await server.signIn('ADMIN'));
    const effects = testAccountMails(server, { isOutbox: true });
    const { link } = await invite(effects)(context, { patientId, email: EMAIL });
    expect(link).toMatch(/^http:\/\/consulta\.test\/register\/invitation\//);
  });
});

test('no password is hashed for a token that opens nothing, and the guess counts', async () => {
  const context = await testContext(server, ana);
  const invitation = await invite(server.app)(context, { patientId, email: EMAIL });
  const token = invitation.link?.split('/').at(-1) ?? '';
  const hash = jest.fn(server.app.passwords.hash);
  const loginThrottle = { ...server.app.loginThrottle, failedFrom: jest.fn() };
  const accept = acceptInvitation({ passwords: { ...server.app.passwords, hash }, loginThrottle });
  const person = { name: 'Eva', password: 'secreto1' };
  const refused = { kind: 'notFound' };
  await expect(accept(testPublicContext(server), { ...person, token: 'x' })).rejects.toMatchObject(refused);
  await expect(accept(testPublicContext(server), { ...person, token, id: patientId })).rejects.toMatchObject(
    refused,
  );
  expect(hash).not.toHaveBeenCalled();
  expect(loginThrottle.failedFrom).toHaveBeenCalledTimes(2);
  await accept(testPublicContext(server), { ...person, token, id: invitation.id });
  expect(hash).toHaveBeenCalledTimes(1);
});

test('only what is open can be cancelled', async () => {
  const context = await testContext(server, ana);
  const invitation = await invite(server.app)(context, { patientId, email: EMAIL });
  await cancelInvitation(context, { id: invitation.id });
  expect(context.audits).toEqual([{ patientId, entityId: invitation.id }, { patientId }]);
  await expect(cancelInvitation(context, { id: invitation.id })).rejects.toMatchObject({ kind: 'notFound' });
});
