import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { smtpServer } from '../testing/smtpServer';
import { testServer } from '../testing/testServer';
import { createOutboxMailer, createSmtpMailer } from './mailer';
import { invitationMail, passwordResetMail, staffInvitationMail } from './templates';

const LINK = 'http://consulta.test/register/invitation/una-clave-de-un-solo-uso';
const ENDING = { link: LINK, ends: 'en 7 días' };
const FROM = { name: 'Fisioterapia <Retiro>', logo: null, contact: 'Calle Mayor, 1 · 910 000 000' };
const mail = invitationMail(FROM, 'eva@correo.es', { patient: 'Eva Núñez', therapist: 'Ana' }, ENDING);

/** Decodes a quoted-printable part. */
const readable = (source: string) => source.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

test('an invitation goes by SMTP, in text and HTML, with the link in both', async () => {
  const smtp = await smtpServer();
  const mailer = createSmtpMailer(smtp.url, 'Consulta <consulta@test.es>');
  const server = await testServer({ mailer });
  const ana = await server.signIn('THERAPIST', { name: 'Ana' });
  const record = await server.addPatient(ana, { name: 'Eva', medicalHistory: 'CANARIO' });
  const answer = await server.call(ana, 'POST /api/invitations', {
    patientId: record.id,
    email: 'eva@correo.es',
  });
  expect(smtp.received).toMatchObject([{ from: 'consulta@test.es', to: ['eva@correo.es'] }]);
  const source = readable(smtp.received[0]?.source ?? '');
  expect(source.split(answer.body.invitation.link)).toHaveLength(4);
  expect(source).toContain('multipart/alternative');
  expect(source).not.toContain('CANARIO');

  smtp.refuse(true);
  const other = await server.addPatient(ana);
  const missed = await server.call(ana, 'POST /api/invitations', {
    patientId: other.id,
    email: 'otra@correo.es',
  });
  expect([missed.status, missed.body.invitation.mailWaits, smtp.received.length]).toEqual([201, true, 1]);
  smtp.refuse(false);
  server.clock.advance(60_000);
  expect([await server.app.outbox.deliverDue(), smtp.received.length]).toEqual([1, 2]);
  expect(readable(smtp.received[1]?.source ?? '')).toContain(missed.body.invitation.link);
  await server.close();
  mailer.close();
  await smtp.close();
});

test('a mail server that is silent is given up', async () => {
  const sockets: net.Socket[] = [];
  const silent = net.createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const patience = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 };
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Consulta <consulta@test.es>', patience);
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  mailer.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('a server that asks for a password gets neither it nor a mail without encryption', async () => {
  const smtp = await smtpServer();
  const url = smtp.url.replace('smtp://', 'smtp://consulta:clave@');
  const mailer = createSmtpMailer(url, 'Consulta <consulta@test.es>');
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETLS' });
  expect(smtp.received).toEqual([]);
  mailer.close();
  await smtp.close();
});

test('without a mail server it is an .eml file for the owner only, and the link is told', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'salida-'));
  const told: string[] = [];
  const mailer = createOutboxMailer(path.join(folder, 'outbox'), 'Consulta <consulta@test.es>', (line) =>
    told.push(line),
  );
  const server = await testServer({ mailer });
  const { capabilities } = (await server.call(null, 'GET /api/system-status')).body;
  expect(capabilities).toContain('mailOutbox');
  const reset = { email: 'eva@correo.es' };
  expect((await server.call(null, 'POST /api/auth/password-reset', reset)).body.message).not.toContain(
    'recibirás',
  );
  await server.close();
  mkdirSync(path.join(folder, 'outbox'));
  writeFileSync(path.join(folder, 'outbox', '2020-01-31-viejo.eml'), LINK);
  await mailer.send(mail);
  // What is older than a month went with it.
  const [name = ''] = readdirSync(path.join(folder, 'outbox'));
  expect(name).toMatch(/\.eml$/);
  const file = path.join(folder, 'outbox', name);
  expect(readable(readFileSync(file, 'utf8'))).toContain(LINK);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(told.join()).toContain(LINK);
  rmSync(folder, { recursive: true });
});

test('a mail greets by the first name, and is signed with the name and the contact of the practice', () => {
  expect(mail.text).toMatch(/^Hola, Eva:/);
  expect(mail.text).toContain('crear tu cuenta en la aplicación de Fisioterapia <Retiro>.');
  expect(mail.text).toMatch(/\n\nFisioterapia <Retiro>\nCalle Mayor, 1 · 910 000 000\n$/);
  expect(mail.html).toContain('<br>Calle Mayor, 1 · 910 000 000</p>');
  const unnamed = invitationMail(
    { name: null, logo: null, contact: 'Calle Mayor, 1' },
    'eva@correo.es',
    { patient: 'Eva', therapist: 'Ana' },
    ENDING,
  );
  expect(unnamed.text).toContain('la aplicación de su consulta de fisioterapia.');
  expect(unnamed.text).not.toContain('Calle Mayor');
  const nobody = { name: null, logo: null, contact: '' };
  const staff = staffInvitationMail({ from: nobody, to: 'luis@correo.es', name: 'Luis', ...ENDING });
  expect(staff.text).toContain('trabajar con la aplicación Andadura.');
});

test('names cannot write headers or markup', () => {
  const hostile = invitationMail(
    FROM,
    'eva@correo.es',
    { patient: '<script>x</script>', therapist: 'Ana\r\nBcc: todos@x.es' },
    ENDING,
  );
  expect(hostile.subject).not.toMatch(/[\r\n]/);
  expect(hostile.html).not.toContain('<script>');
  expect(
    passwordResetMail({ from: FROM, to: 'a@b.es', name: '"><img src=x>', ...ENDING }).html,
  ).not.toContain('<img');
});
