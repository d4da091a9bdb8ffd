import { MINUTE_MS } from '@/contract/common/constants';
import { MAIL_MESSAGES, USUAL_TEXTS, WRITABLE_MAILS } from '@/contract/outbox';
import { mailTexts, practiceSettings } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let admin: Actor;

beforeEach(async () => {
  // Monday, 10:00 in Madrid.
  server.clock.set('2026-11-23T09:00:00Z');
  await server.db.insert(practiceSettings).values({
    ...{ name: 'Consulta Retiro', phone: '910000000', timeZone: 'Europe/Madrid' },
  });
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  admin = await server.signIn('ADMIN');
});

const OWN = {
  kind: 'BOOKED',
  opening: 'Te esperamos el {cuando} en {consulta}, con {fisioterapeuta}.',
  closing: 'Trae ropa cómoda. Si no puedes venir, {contacto}.',
};
const save = ({ kind, ...body }: { kind: string; opening?: string | null; closing?: string | null }) =>
  server.call(admin, `PUT /api/outbox/texts?kind=${kind}`, body);
const preview = async (body: object) => (await server.call(admin, 'POST /api/outbox/preview', body)).body;

/** The mail about a new appointment of Eva. */
async function booked() {
  const eva = await server.addPatient(ana, { name: 'Eva Núñez', email: 'eva@correo.es' });
  const slot = { patientId: eva.id, date: '2026-12-10', time: '10:00', duration: 60, type: 'TREATMENT' };
  expect((await server.call(ana, 'POST /api/appointments', slot)).status).toBe(201);
  server.clock.advance(11 * MINUTE_MS);
  await server.app.outbox.deliverDue();
  return server.mails[0];
}

test('a mail says what the practice has written, under the same subject', async () => {
  expect((await save(OWN)).status).toBe(200);
  const mail = await booked();
  expect(mail?.subject).toBe('Tu cita del jueves, 10 de diciembre a las 10:00');
  expect(mail?.text).toContain(
    'Te esperamos el jueves, 10 de diciembre a las 10:00 en Consulta Retiro, con Ana Ruiz.',
  );
  expect(mail?.text).toContain('Trae ropa cómoda. Si no puedes venir, llámanos al 910 000 000.');
  expect(mail?.text).toContain('http://consulta.test/appointment/');
});

test('a preview is the mail with these sentences, of an appointment that is made up, and stores and sends nothing', async () => {
  const { preview: own } = await preview(OWN);
  expect(own.text).toContain('con Ana Ruiz.');
  expect(own.text).toContain('Trae ropa cómoda. Si no puedes venir, llámanos al 910 000 000.');
  for (const kind of WRITABLE_MAILS) {
    const { preview: usual } = await preview({ kind });
    expect(usual.subject).toMatch(/cita/);
    expect(usual.text).not.toMatch(/[{}]/);
    expect(usual.text).toContain(
      USUAL_TEXTS.TU[kind].closing.replace('{contacto}', 'llámanos al 910 000 000'),
    );
  }
  expect(await server.db.select().from(mailTexts)).toEqual([]);
  expect(server.mails).toEqual([]);
});

test.each([
  ['opening', 'El {dia} a las {hora}', MAIL_MESSAGES.unknownPlaceholder('{dia}')],
  ['closing', 'Hasta el { cuando }', MAIL_MESSAGES.unknownPlaceholder('{ cuando }')],
  ['closing', 'x'.repeat(501), undefined],
])('%s: «%s» is refused beside its field', async (field, written, text) => {
  for (const route of ['PUT /api/outbox/texts?kind=BOOKED', 'POST /api/outbox/preview'] as const) {
    const refused = await server.call(admin, route, { ...OWN, [field]: written });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    if (text) expect(refused.body.fields[field]).toBe(text);
  }
  expect(await server.db.select().from(mailTexts)).toEqual([]);
});

test('emptied sentences are the usual ones again, and what is not a placeholder is text', async () => {
  await save({ ...OWN, opening: 'Hola {cuando} <b>', closing: '' });
  const { body } = await save({ kind: 'REMINDER', opening: null, closing: 'Hasta pronto' });
  expect(body.texts).toEqual([
    { kind: 'BOOKED', opening: 'Hola {cuando} <b>', closing: null },
    { kind: 'MOVED', opening: null, closing: null },
    { kind: 'CANCELLED', opening: null, closing: null },
    { kind: 'REMINDER', opening: null, closing: 'Hasta pronto' },
  ]);
  const mail = await booked();
  expect(mail?.html).toContain('a las 10:00 &#60;b&#62;');
  expect(mail?.text).toContain('Si no puedes venir, llámanos al 910 000 000.');
  await save({ kind: 'BOOKED', opening: '', closing: '' });
  expect(await server.db.select().from(mailTexts)).toHaveLength(1);
});
