import { RETENTION_YEARS } from '@/contract/retention';
import { DEFAULT_WEEK } from '@/contract/openingHours';
import { auditEvents } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';
import { settingsOfPractice } from './queries';

const server = serverOfFile();
let admin: Actor;
let therapist: Actor;
beforeEach(async () => {
  admin = await server.signIn('ADMIN');
  therapist = await server.signIn('THERAPIST');
});

const SETTINGS = {
  name: 'Fisioterapia Retiro',
  taxId: 'B12345674',
  healthRegistration: 'CS 1234',
  address: 'Calle Mayor, 1',
  phone: '910 000 000',
  email: 'hola@retiro.example',
  controller: 'Retiro Fisioterapia, S. L.',
  controllerContact: 'privacidad@retiro.example',
  holidayRegion: 'CT',
  retentionYears: 10,
  lateCancellationHours: 48,
  documentSpaceGb: 5,
  appointmentMails: true,
  appointmentReminders: true,
  reminderHours: 72,
  lastReminderHours: 24,
  formality: 'USTED',
  registration: 'OPEN',
};

test('until somebody saves them, hours and settings are the usual ones', async () => {
  expect((await server.call(therapist, 'GET /api/practice/hours')).body).toEqual({
    openingHours: DEFAULT_WEEK,
    holidays: [],
  });
  expect((await server.call(admin, 'GET /api/practice/settings')).body.settings).toMatchObject({
    name: '',
    retentionYears: RETENTION_YEARS,
    registration: 'OPEN',
    taxId: null,
  });
});

test('a practice without a name gets none by an edit of something else, which waits for it', async () => {
  const edit = (fields: object) => server.call(admin, 'PUT /api/practice/settings', fields);
  const refused = await edit({ formality: 'USTED', read: { formality: 'TU' } });
  expect([refused.status, refused.body.message]).toEqual([409, 'Guarda primero los datos de la consulta']);
  expect((await server.call(null, 'GET /api/practice/identity')).body.identity.name).toBeNull();
  expect((await edit({ name: 'Retiro', read: { name: '' } })).body.settings).toMatchObject({
    name: 'Retiro',
    formality: 'TU',
  });
  const saved = await edit({ formality: 'USTED', read: { formality: 'TU' } });
  expect(saved.body.settings).toMatchObject({ name: 'Retiro', formality: 'USTED' });
});

test('hours and holidays are kept as they were saved, and replaced as a whole', async () => {
  const week = [
    { weekday: 1, from: '09:00', to: '14:00' },
    { weekday: 1, from: '16:00', to: '20:00' },
  ];
  await server.call(admin, 'PUT /api/practice/hours', { openingHours: [...week].reverse() });
  const holidays = [{ day: '2026-12-25', name: 'Navidad' }];
  const saved = await server.call(admin, 'PUT /api/practice/holidays', { holidays });
  expect(saved.body).toEqual({ openingHours: week, holidays });
  expect((await server.call(therapist, 'GET /api/practice/hours')).body).toEqual(saved.body);
  const none = await server.call(admin, 'PUT /api/practice/holidays', { holidays: [] });
  expect(none.body.holidays).toEqual([]);
});

test('settings are saved, and an emptied field is empty', async () => {
  const saved = await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
  expect(saved.body.settings).toEqual(SETTINGS);
  await server.call(admin, 'PUT /api/practice/settings', { ...SETTINGS, taxId: '', phone: null });
  expect(await settingsOfPractice(server.db)).toMatchObject({ taxId: null, phone: null, retentionYears: 10 });
});

test('official holidays are those of the region, once a day, and the national ones without one', async () => {
  const of2027 = async () =>
    (await server.call(admin, 'GET /api/practice/holidays/official?year=2027')).body.holidays as {
      day: string;
      name: string;
    }[];
  const national = (await of2027()).map(({ day }) => day);
  expect(national).toEqual(expect.arrayContaining(['2027-01-01', '2027-03-26', '2027-12-25']));
  expect(national).not.toContain('2027-09-11');
  await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
  const catalan = (await of2027()).map(({ day }) => day);
  expect(catalan).toContain('2027-09-11');
  expect(new Set(catalan).size).toBe(catalan.length);
  const refused = await server.call(admin, 'GET /api/practice/holidays/official?year=1066');
  expect(refused.status).toBe(400);
});

test.each([
  ['CB', '2027-07-28', 'Día de las Instituciones de Cantabria'],
  ['MC', '2027-06-09', 'Día de la Región de Murcia'],
  ['VC', '2027-10-09', 'Día de la Comunitat Valenciana'],
])('the own day of %s is among its official holidays, in order', async (holidayRegion, day, name) => {
  await server.call(admin, 'PUT /api/practice/settings', { ...SETTINGS, holidayRegion });
  const { body } = await server.call(admin, 'GET /api/practice/holidays/official?year=2027');
  expect(body.holidays).toContainEqual({ day, name });
  const days = body.holidays.map((one: { day: string }) => one.day);
  expect(days).toEqual([...days].sort());
  expect(days).not.toContain('2027-06-28');
});

test.each([
  ['name', ''],
  ['taxId', 'B12345675'],
  ['email', 'nada'],
  ['holidayRegion', 'XX'],
  ['retentionYears', 4],
  ['lateCancellationHours', 337],
  ['reminderHours', 169],
  ['lastReminderHours', 14],
  ['lastReminderHours', 61],
  ['formality', 'VOS'],
  ['registration', 'MAYBE'],
])('settings with a wrong %s are refused beside it', async (field, value) => {
  const refused = await server.call(admin, 'PUT /api/practice/settings', { ...SETTINGS, [field]: value });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
});

test('hours of reminders that do not go with the stored ones are refused, and none of the second are none', async () => {
  await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
  const { reminderHours: _first, ...others } = SETTINGS;
  const refused = await server.call(admin, 'PUT /api/practice/settings', {
    ...others,
    lastReminderHours: 61,
  });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['lastReminderHours']]);
  const saved = await server.call(admin, 'PUT /api/practice/settings', {
    ...SETTINGS,
    lastReminderHours: null,
  });
  expect(saved.body.settings.lastReminderHours).toBeNull();
});

test.each([
  ['CLOSED', 'El registro está cerrado'],
  ['INVITATION', 'Solo se puede crear una cuenta con invitación'],
])('where registration is %s, nobody registers alone, and everybody may know', async (registration, text) => {
  const someone = {
    name: 'Luis Gil',
    email: 'luis@correo.example',
    phone: '',
    password: 'una-clave-larga-7',
  };
  await server.call(admin, 'PUT /api/practice/settings', { ...SETTINGS, registration });
  expect((await server.call(null, 'GET /api/practice/registration')).body).toEqual({
    registration,
  });
  const refused = await server.call(null, 'POST /api/auth/register', someone);
  expect(refused.status).toBe(403);
  expect(refused.body.message).toContain(text);
  await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
  expect((await server.call(null, 'POST /api/auth/register', someone)).status).toBe(201);
});

test('free times are proposed within the hours, and not on a holiday', async () => {
  const patient = await server.signIn('PATIENT', { therapist });
  await server.call(admin, 'PUT /api/practice/hours', {
    openingHours: [
      { weekday: 1, from: '10:00', to: '11:00' },
      { weekday: 2, from: '10:00', to: '11:00' },
    ],
  });
  await server.call(admin, 'PUT /api/practice/holidays', {
    holidays: [{ day: '2026-11-24', name: 'Fiesta local' }],
  });
  const body = {
    patientId: patient.patientId,
    date: '2026-11-23',
    time: '10:00',
    duration: 60,
    type: 'TREATMENT',
  };
  expect((await server.call(therapist, 'POST /api/appointments', body)).status).toBe(201);
  const refused = await server.call(therapist, 'POST /api/appointments', body);
  expect(refused.status).toBe(409);
  expect(refused.body.details.alternatives.map(({ date }: { date: string }) => date)).toEqual([
    '2026-11-30T10:00:00+01:00',
    '2026-12-01T10:00:00+01:00',
    '2026-12-07T10:00:00+01:00',
  ]);
});

describe('the identity', () => {
  const PIXEL =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';
  const identity = async () => (await server.call(null, 'GET /api/practice/identity')).body.identity;
  const NOBODY = {
    name: null,
    logo: null,
    address: null,
    phone: null,
    email: null,
    controller: null,
    controllerContact: null,
  };

  test('is nothing until it is stored, and a logo waits for it', async () => {
    expect(await identity()).toEqual({
      ...NOBODY,
      retentionYears: 5,
      formality: 'TU',
      timeZone: 'Europe/Madrid',
    });
    const early = await server.call(admin, 'PUT /api/practice/logo', { logo: PIXEL });
    expect([early.status, early.body.message]).toEqual([409, 'Guarda primero los datos de la consulta']);
  });

  test('is known to everybody, with the logo until that is removed, and each change is an event', async () => {
    await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
    expect((await server.call(admin, 'PUT /api/practice/logo', { logo: PIXEL })).status).toBe(200);
    // Saving the other fields leaves the logo.
    await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
    expect(await identity()).toMatchObject({
      name: SETTINGS.name,
      logo: PIXEL,
      controller: SETTINGS.controller,
    });
    expect(await identity()).not.toHaveProperty('taxId');
    expect(await identity()).not.toHaveProperty('healthRegistration');
    await server.call(admin, 'PUT /api/practice/logo', { logo: null });
    expect((await identity()).logo).toBeNull();
    const log = await server.db.select().from(auditEvents);
    expect(log.filter(({ entity, action }) => entity === 'practice' && action === 'UPDATE')).toHaveLength(4);
  });

  test('has NIF and registro sanitario for whoever is signed in, and for nobody else', async () => {
    const legal = async (actor: Actor | null) =>
      (await server.call(actor, 'GET /api/practice/legal-identity')).body;
    expect(await legal(admin)).toEqual({ legal: { taxId: null, healthRegistration: null } });
    await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
    for (const actor of [admin, therapist, await server.signIn('PATIENT', { therapist })])
      expect(await legal(actor)).toEqual({ legal: { taxId: 'B12345674', healthRegistration: 'CS 1234' } });
    expect(JSON.stringify(await legal(null))).not.toContain('B12345674');
  });

  test.each([
    ['SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['SVG called PNG', `data:image/png;base64,${Buffer.from('<svg xmlns="x"></svg>').toString('base64')}`],
    ['number', 7],
    ['absent', undefined],
  ])('takes no logo that is %s', async (_what, logo) => {
    await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
    const refused = await server.call(admin, 'PUT /api/practice/logo', { logo });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['logo']]);
    expect((await server.call(therapist, 'PUT /api/practice/logo', { logo: PIXEL })).status).toBe(403);
    expect((await identity()).logo).toBeNull();
  });

  test('heads every mail, with the logo as an attachment', async () => {
    await server.call(admin, 'PUT /api/practice/settings', SETTINGS);
    await server.call(admin, 'PUT /api/practice/logo', { logo: PIXEL });
    const record = await server.addPatient(therapist);
    await server.call(therapist, 'POST /api/invitations', { patientId: record.id, email: 'eva@correo.es' });
    await server.call(admin, 'POST /api/team/invitations', {
      name: 'Nuria',
      email: 'nuria@correo.es',
      role: 'ADMIN',
    });
    await server.call(null, 'POST /api/auth/password-reset', { email: therapist.email });
    expect(server.mails).toHaveLength(3);
    for (const mail of server.mails) {
      expect(mail.html).toContain(`<strong>${SETTINGS.name}</strong>`);
      expect(mail.html).toContain('src="cid:logo"');
      expect(mail.text).toContain(SETTINGS.name);
      expect(mail.logo?.contentType).toBe('image/png');
    }
  });
});
