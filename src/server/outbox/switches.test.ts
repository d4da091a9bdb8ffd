import { HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { outboxMessages, patientCollaborators, practiceSettings } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let admin: Actor;
let eva: { id: string };

beforeEach(async () => {
  // Monday, 10:00 in Madrid.
  server.clock.set('2026-11-23T09:00:00Z');
  await server.db.insert(practiceSettings).values({ name: 'Consulta', timeZone: 'Europe/Madrid' });
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  admin = await server.signIn('ADMIN');
  eva = await server.addPatient(ana, { name: 'Eva Núñez Prado', email: 'eva@correo.es' });
});

const UNDONE_MS = 11 * MINUTE_MS;

/** Lets time pass, and answers the subjects of the mails that left. */
async function pass(ms: number): Promise<string[]> {
  server.clock.advance(ms);
  const before = server.mails.length;
  await server.app.outbox.deliverDue();
  return server.mails.slice(before).map(({ subject }) => subject);
}
/** The same, after which both sign in again. */
async function after(ms: number): Promise<string[]> {
  const subjects = await pass(ms);
  for (const one of [ana, admin])
    one.token = await server.app.sessions.open(one as never, { userAgent: 'jest' });
  return subjects;
}
const until = (instant: string) => after(Date.parse(instant) - server.clock.now().getTime());

async function book(date = '2026-12-10', actor = ana) {
  const body = { patientId: eva.id, date, time: '10:00', duration: 60, type: 'TREATMENT' };
  expect((await server.call(actor, 'POST /api/appointments', body)).status).toBe(201);
}
const settings = async (values: object) => {
  const saved = await server.call(admin, 'PUT /api/practice/settings', {
    ...{ name: 'Consulta', retentionYears: 5, lateCancellationHours: 24, registration: 'OPEN' },
    ...values,
  });
  expect(saved.status).toBe(200);
};
const patientMails = (noAppointmentMails: boolean) =>
  server.call(ana, `PUT /api/patients/${eva.id}`, {
    ...{ name: 'Eva Núñez Prado', email: 'eva@correo.es', details: { noAppointmentMails } },
  });
const agendaMails = (appointmentMails: boolean) =>
  server.call(admin, `PUT /api/team/${ana.id}/mails`, { appointmentMails });
const rows = () => server.db.select().from(outboxMessages);

test.each([
  ['the practice', (isOn: boolean) => settings({ appointmentMails: isOn })],
  ['the therapist', (isOn: boolean) => agendaMails(isOn)],
  ['the patient', (isOn: boolean) => patientMails(!isOn)],
])('%s switches off what waits already, reminders too, and on again what comes', async (_who, turn) => {
  await book();
  await turn(false);
  expect(await after(UNDONE_MS)).toEqual([]);
  expect(await rows()).toEqual([]);
  expect(await until('2026-12-08T09:01:00Z')).toEqual([]);
  expect(await rows()).toEqual([]);
  await turn(true);
  expect(await after(MINUTE_MS)).toEqual(['Recordatorio: tu cita del jueves, 10 de diciembre a las 10:00']);
});

test.each([
  ['DECEASED', 0],
  ['OTHER', 1],
])(
  'after a discharge for %s, %i mails tell of it and of a colleague’s appointment',
  async (reason, count) => {
    const luis = await server.signIn('THERAPIST');
    await server.db.insert(patientCollaborators).values({ patientId: eva.id, therapistId: luis.id });
    const { body } = await server.call(ana, `POST /api/patients/${eva.id}/episodes`, { reason: 'Lumbalgia' });
    await book();
    await book('2026-12-11', luis);
    expect(await after(UNDONE_MS)).toHaveLength(1);
    const discharged = await server.call(ana, `POST /api/episodes/${body.episodes[0].id}/discharge`, {
      ...{ reason, routines: 'STAY', appointments: 'CANCEL' },
    });
    expect(discharged.status).toBe(200);
    expect(await until('2026-11-24T09:01:00Z')).toHaveLength(count);
    // Two days before the appointment that stays.
    expect(await until('2026-12-09T09:01:00Z')).toHaveLength(count);
  },
);

test('the switch of one therapist leaves the agenda of another alone', async () => {
  const luis = await server.signIn('THERAPIST');
  await server.call(admin, `PUT /api/team/${luis.id}/mails`, { appointmentMails: false });
  await book();
  expect(await after(UNDONE_MS)).toHaveLength(1);
  expect((await server.call(ana, `PUT /api/team/${luis.id}/mails`, { appointmentMails: true })).status).toBe(
    403,
  );
});

test('one that was tried before it was switched off is listed with that reason', async () => {
  await book();
  await server.db.update(outboxMessages).set({ attempts: 1 });
  await patientMails(true);
  expect(await after(UNDONE_MS)).toEqual([]);
  const { body } = await server.call(admin, 'GET /api/outbox/failures');
  expect(body.failures).toMatchObject([{ failure: 'SWITCHED_OFF', obstacle: 'SWITCHED_OFF' }]);
});

describe('reminders', () => {
  const REMINDER = 'Recordatorio: tu cita del jueves, 10 de diciembre a las 10:00';

  /** Nothing leaves from 21:00 to 9:00. */
  const toNextLook = () => (server.clock.now().getUTCHours() === 20 ? 12 * HOUR_MS : HOUR_MS);

  /** The instants at which reminders of the appointment leave, looked at every hour of the day. */
  async function leavings() {
    const left: string[] = [];
    while (server.clock.now() < new Date('2026-12-10T09:00:00Z'))
      for (const subject of await pass(toNextLook())) {
        expect(subject).toBe(REMINDER);
        left.push(server.clock.now().toISOString().slice(5, 13));
      }
    return left;
  }

  beforeEach(async () => {
    await book();
    await until('2026-11-23T09:30:00Z');
    await until('2026-12-07T06:00:00Z');
  });

  it.each([
    [{}, ['12-08T09', '12-09T09']],
    [{ reminderHours: 72, lastReminderHours: 16 }, ['12-07T09', '12-09T17']],
    // Due at night, so it leaves in the morning.
    [{ reminderHours: 30, lastReminderHours: null }, ['12-09T08']],
    [{ reminderHours: 15, lastReminderHours: null }, ['12-09T18']],
    [{ appointmentReminders: false }, []],
  ])('leave as the practice says: %j', async (values, expected) => {
    await settings(values);
    expect(await leavings()).toEqual(expected);
  });

  it('that wait follow other hours, earlier and later ones', async () => {
    // Written for the afternoon of the same day.
    await until('2026-12-08T08:00:00Z');
    expect(await rows()).toHaveLength(2);
    await settings({ reminderHours: 24, lastReminderHours: null });
    expect(await leavings()).toEqual(['12-09T09']);
  });
});

test('a practice that says usted does so in every mail', async () => {
  await settings({ formality: 'USTED' });
  await book();
  expect(await after(UNDONE_MS)).toEqual(['Su cita del jueves, 10 de diciembre a las 10:00']);
  await server.call(ana, 'POST /api/invitations', { patientId: eva.id, email: 'eva@correo.es' });
  await server.call(admin, 'POST /api/team/invitations', {
    ...{ name: 'Nuria Gil', email: 'nuria@correo.es', role: 'ADMIN' },
  });
  await server.call(null, 'POST /api/auth/password-reset', { email: ana.email });
  await server.call(admin, 'POST /api/outbox/test');
  expect(server.mails).toHaveLength(5);
  expect(server.mails[0]?.text).toContain('Hola, Eva Núñez Prado:');
  const familiar = /\b(tu|tus|te|tienes|puedes|quieres|has|esperabas|lees|llámanos|avísanos|ignora|copia)\b/i;
  for (const { subject, text, html } of server.mails)
    for (const words of [subject, text, html.replace(/<[^>]*>/g, ' ')]) expect(words).not.toMatch(familiar);
});
