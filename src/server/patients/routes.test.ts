import { desc, eq } from 'drizzle-orm';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { auditEvents, patients, recordVersions } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  luis = await server.signIn('THERAPIST', { name: 'Luis' });
});

const fullBody = {
  name: '  Eva Ruiz ',
  email: 'eva@correo.es',
  phone: '600 111 222',
  dateOfBirth: '1980-02-29',
  gender: 'female',
  address: '',
  emergencyContact: 'Luis',
  emergencyPhone: '600 333 444',
  medicalHistory: 'Lumbalgia',
  allergies: null,
  medications: 'Ninguna',
  notes: 'Prefiere mañanas',
  status: 'active',
};

test('creates a record of the therapist, trimmed and normalised, and gives it back whole', async () => {
  const created = await server.call(ana, 'POST /api/patients', fullBody);
  expect(created.status).toBe(201);
  expect(created.body.patient).toMatchObject({
    name: 'Eva Ruiz',
    gender: 'FEMALE',
    status: 'ACTIVE',
    address: null,
    dateOfBirth: '1980-02-29',
    createdAt: '2026-11-20T10:00:00.000Z',
  });
  const read = await server.call(ana, `GET /api/patients/${created.body.patient.id}`);
  expect(read.body.patient).toEqual({ ...created.body.patient, consent: null });
});

test('pasted text is kept as it is seen', async () => {
  const { body } = await server.call(ana, 'POST /api/patients', {
    ...fullBody,
    phone: '\u202a(+34) 600 111 222\u202c',
    notes: 'Uno\vdos\r\ntres\u2028cua\u00adtro',
  });
  expect(body.patient).toMatchObject({ phone: '(+34) 600 111 222', notes: 'Uno\ndos\ntres\ncuatro' });
});

test('nobody is born or measured after today', async () => {
  const { patient } = (await server.call(ana, 'POST /api/patients', fullBody)).body;
  const late = { ...fullBody, email: null, dateOfBirth: '2026-11-21' };
  const measured = { ...fullBody, details: { measuredOn: '2026-11-21' } };
  const answers = [
    await server.call(ana, 'POST /api/patients', late),
    await server.call(ana, `PUT /api/patients/${patient.id}`, late),
    await server.call(ana, `PUT /api/patients/${patient.id}`, measured),
  ];
  expect(answers.map(({ status, body }) => [status, body.fields])).toEqual([
    [400, { dateOfBirth: FIELD_MESSAGES.afterToday }],
    [400, { dateOfBirth: FIELD_MESSAGES.afterToday }],
    [400, { 'details.measuredOn': FIELD_MESSAGES.afterToday }],
  ]);
  const { body } = await server.call(ana, `GET /api/patients/${patient.id}`);
  expect(body.patient.dateOfBirth).toBe('1980-02-29');
});

test('the list carries list fields only, newest first, own patients only', async () => {
  await server.addPatient(ana, { name: 'Primera', medicalHistory: 'CANARIO' });
  server.clock.advance(1000);
  await server.addPatient(ana, { name: 'Segunda' });
  await server.addPatient(luis, { name: 'Ajena' });
  const { body } = await server.call(ana, 'GET /api/patients');
  expect(body.patients.map((row: { name: string }) => row.name)).toEqual(['Segunda', 'Primera']);
  expect(Object.keys(body.patients[0]).sort()).toEqual([
    'createdAt',
    'email',
    'id',
    'invitation',
    'name',
    'phone',
    'status',
  ]);
  expect(body.patients[0].invitation).toBeNull();
  expect(JSON.stringify(body)).not.toContain('CANARIO');
});

test('pages by cursor meet every row once', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await server.addPatient(ana, { name });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body }: { body: { patients: { name: string }[]; nextCursor: string | null } } = await server.call(
      ana,
      `GET /api/patients?limit=2&cursor=${cursor}`,
    );
    seen.push(...body.patients.map((row) => row.name));
    cursor = body.nextCursor;
  }
  expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect((await server.call(ana, 'GET /api/patients?limit=2&cursor=roto')).status).toBe(400);
});

test('a page says how many there are in all: those whom one attends, or for administration all', async () => {
  const [, gone] = [await server.addPatient(ana), await server.addPatient(ana), await server.addPatient(ana)];
  await server.addPatient(luis);
  await server.call(ana, `DELETE /api/patients/${gone.id}`);
  const pageOf = async (actor: Actor, query = '?limit=1') => {
    const { body } = await server.call(actor, `GET /api/patients${query}`);
    return [body.patients.length, body.total];
  };
  expect(await pageOf(ana)).toEqual([1, 2]);
  expect(await pageOf(ana, '')).toEqual([2, undefined]);
  const admin = await server.signIn('ADMIN');
  expect(await pageOf(admin)).toEqual([1, 3]);
  expect(await pageOf(admin, '')).toEqual([3, undefined]);
});

test.each([
  ['GET', ''],
  ['PUT', ''],
  ['DELETE', ''],
  ['GET', '/stats'],
] as const)('what is no id answers like an absent record: %s %s', async (method, more) => {
  const body = method === 'PUT' ? { name: 'Otra' } : undefined;
  const { status } = await server.call(ana, `${method} /api/patients/no-es-un-id${more}`, body);
  expect(status).toBe(404);
});

test('an ADMIN gets names and contacts, and nothing clinical', async () => {
  const admin = await server.signIn('ADMIN');
  const record = await server.addPatient(ana, { name: 'Eva', phone: '600', medicalHistory: 'CANARIO' });
  const list = await server.call(admin, 'GET /api/patients');
  const contact = { id: record.id, name: 'Eva', email: null, phone: '600' };
  const known = { ...contact, therapistName: 'Ana', invitation: null };
  expect(list.body.patients).toEqual([known]);
  const one = await server.call(admin, `GET /api/patients/${record.id}`);
  expect(one.body.patient).toEqual({ ...known, noAppointmentMails: false });
  for (const request of [
    'POST /api/patients',
    `PUT /api/patients/${record.id}`,
    `DELETE /api/patients/${record.id}`,
    `GET /api/patients/${record.id}/stats`,
  ] as const) {
    expect(
      (await server.call(admin, request, request.startsWith('GET') ? undefined : { name: 'X' })).status,
    ).toBe(403);
  }
});

test('several patients of one therapist share an address, as couples and siblings do', async () => {
  const { id } = await server.addPatient(ana, { name: 'Eva', email: 'eva@correo.es' });
  const made = await server.call(ana, 'POST /api/patients', { name: 'Leo', email: 'EVA@correo.es' });
  expect(made).toMatchObject({ status: 201, body: { patient: { email: 'EVA@correo.es' } } });
  const changed = { name: 'Eva', email: 'EVA@correo.es' };
  expect((await server.call(ana, `PUT /api/patients/${id}`, changed)).status).toBe(200);
});

test('deleting hides the record everywhere, keeps it, and ends the account', async () => {
  const patient = await server.signIn('PATIENT', { therapist: ana });
  expect((await server.call(patient, 'GET /api/auth/verify')).status).toBe(200);
  expect((await server.call(ana, `DELETE /api/patients/${patient.patientId}`)).status).toBe(200);
  expect((await server.call(ana, `GET /api/patients/${patient.patientId}`)).status).toBe(404);
  expect((await server.call(ana, 'GET /api/patients')).body.patients).toEqual([]);
  expect((await server.call(patient, 'GET /api/auth/verify')).status).toBe(401);
  const kept = await server.db.select().from(patients);
  expect(kept).toHaveLength(1);
});

test('counts evaluations, appointments and active routines', async () => {
  const record = await server.addPatient(ana);
  const { body } = await server.call(ana, `GET /api/patients/${record.id}/stats`);
  expect(body).toEqual({ evaluations: 0, appointments: 0, activeRoutines: 0 });
});

test('discharge is dated once, and forgotten on return', async () => {
  const record = await server.addPatient(ana);
  const dischargedAt = async () =>
    (await server.db.select().from(patients).where(eq(patients.id, record.id)))[0]?.dischargedAt;
  await server.call(ana, `PUT /api/patients/${record.id}`, { name: 'Eva', status: 'DISCHARGED' });
  const first = await dischargedAt();
  server.clock.advance(86_400_000);
  await server.call(ana, `PUT /api/patients/${record.id}`, { name: 'Eva', status: 'DISCHARGED' });
  expect(await dischargedAt()).toEqual(first);
  await server.call(ana, `PUT /api/patients/${record.id}`, { name: 'Eva', status: 'ACTIVE' });
  expect(await dischargedAt()).toBeNull();
});

test('each read and write of a record is one event without content', async () => {
  const created = await server.call(ana, 'POST /api/patients', { name: 'Eva', notes: 'CANARIO' });
  const { id } = created.body.patient;
  await server.call(ana, `GET /api/patients/${id}`);
  await server.call(luis, `GET /api/patients/${id}`);
  await server.call(ana, `PUT /api/patients/${id}`, { name: '' });
  const events = await server.db.select().from(auditEvents).orderBy(auditEvents.id);
  expect(events).toMatchObject([
    {
      actorId: ana.id,
      actorRole: 'THERAPIST',
      action: 'CREATE',
      entity: 'patient',
      patientId: id,
      result: 201,
    },
    { actorId: ana.id, action: 'READ', patientId: id, result: 200, address: '127.0.0.1' },
    { actorId: luis.id, action: 'READ', entityId: id, patientId: null, result: 404 },
    { actorId: ana.id, action: 'UPDATE', entityId: id, result: 400 },
  ]);
  expect(JSON.stringify(events)).not.toContain('CANARIO');
});

test('bad input is named field by field and stores nothing', async () => {
  const { status, body } = await server.call(ana, 'POST /api/patients', {
    name: { texto: 'x' },
    email: 'sin-arroba',
    phone: 5,
    dateOfBirth: '2021-02-30',
    gender: 'OTRO',
    notes: 'x'.repeat(10_001),
    medicalHistory: ['a'],
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    name: 'El valor no es válido',
    email: 'Introduce un correo electrónico válido',
    phone: 'El valor no es válido',
    dateOfBirth: 'Ese día no existe',
    gender: 'Elige una de las opciones',
    notes: 'Máximo 10000 caracteres',
    medicalHistory: 'El valor no es válido',
  });
  expect(body.error).toBe(body.message);
  expect(await server.db.select().from(patients)).toHaveLength(0);
});

describe('an edit of a record', () => {
  const made = async () => (await server.call(ana, 'POST /api/patients', fullBody)).body.patient.id as string;

  test('changes what it names and nothing else; the documented body replaces everything', async () => {
    const id = await made();
    await server.call(ana, `PUT /api/patients/${id}`, { allergies: 'Látex', read: { allergies: null } });
    const { status, body } = await server.call(ana, `PUT /api/patients/${id}`, {
      phone: '611 222 333',
      details: { town: 'Soria' },
      read: { phone: fullBody.phone, details: { town: null } },
    });
    expect(status).toBe(200);
    expect(body.patient).toMatchObject({
      ...{ name: 'Eva Ruiz', phone: '611 222 333', allergies: 'Látex', notes: fullBody.notes },
      details: { town: 'Soria' },
    });
    const whole = await server.call(ana, `PUT /api/patients/${id}`, { ...fullBody, allergies: null });
    expect(whole.body.patient).toMatchObject({ phone: fullBody.phone, allergies: null });
  });

  test('that meets another change stores nothing, shows both sides, and is on record with its patient', async () => {
    const id = await made();
    await server.call(ana, `PUT /api/patients/${id}`, {
      phone: '611 222 333',
      read: { phone: fullBody.phone },
    });
    const edit = { phone: '', notes: 'Otra', read: { phone: fullBody.phone, notes: fullBody.notes } };
    const { status, body } = await server.call(ana, `PUT /api/patients/${id}`, edit);
    expect([status, body.details]).toEqual([
      409,
      { clashes: [{ field: 'phone', mine: '', theirs: '611 222 333' }] },
    ]);
    const read = await server.call(ana, `GET /api/patients/${id}`);
    expect(read.body.patient).toMatchObject({ phone: '611 222 333', notes: fullBody.notes });
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.result, 409));
    expect(events).toMatchObject([{ action: 'UPDATE', entityId: id, patientId: id }]);
    expect(JSON.stringify(events)).not.toMatch(/611 ?222/);
  });

  test('is checked as a whole, and its fields like those of a form', async () => {
    const id = await made();
    await server.call(ana, `PUT /api/patients/${id}`, {
      details: { guardianName: 'Luis', guardianPhone: '600 333 444' },
      read: { details: {} },
    });
    const answers = [
      { name: '', read: { name: 'Eva Ruiz' } },
      { name: null, read: { name: 'Eva Ruiz' } },
      { dateOfBirth: '2030-01-01', read: { dateOfBirth: fullBody.dateOfBirth } },
      {
        details: { guardianPhone: '600 333 444' },
        read: { details: { guardianName: null, guardianPhone: null } },
      },
      { phone: '1', read: [] },
      { read: 'x' },
    ].map(async (edit) => (await server.call(ana, `PUT /api/patients/${id}`, edit)).status);
    expect(await Promise.all(answers)).toEqual([400, 400, 400, 400, 400, 400]);
  });

  test('of somebody else’s record is answered as if there were none', async () => {
    const edit = { phone: '611 222 333', read: { phone: null } };
    expect((await server.call(luis, `PUT /api/patients/${await made()}`, edit)).status).toBe(404);
  });
});

describe('what a record said', () => {
  const texts = {
    medicalHistory: 'Lumbalgia',
    allergies: null,
    medications: 'Ninguna',
    notes: 'Prefiere mañanas',
  };
  const put = (id: string, body: object) => server.call(ana, `PUT /api/patients/${id}`, body);
  const made = async (more: object = {}) =>
    (await server.call(ana, 'POST /api/patients', { ...fullBody, ...more })).body.patient.id as string;
  const versionsOf = async (id: string) =>
    (await server.call(ana, `GET /api/patients/${id}/versions`)).body.data;

  test('stays as a version when it is overwritten, with when and by whom', async () => {
    const id = await made();
    const later = () => {
      const before = server.clock.now().toISOString();
      server.clock.advance(60_000);
      return before;
    };
    const first = later();
    await put(id, { allergies: 'Látex', read: { allergies: null } });
    const second = later();
    await put(id, { allergies: '', notes: '', read: { allergies: 'Látex', notes: texts.notes } });
    const third = server.clock.now().toISOString();
    const author = { name: 'Ana' };
    const version = (number: number, writtenAt: string, replacedAt: string, patient: object) => ({
      version: number,
      writtenAt,
      replacedAt,
      author,
      patient,
    });
    expect(await versionsOf(id)).toEqual([
      version(2, second, third, { ...texts, allergies: 'Látex' }),
      version(1, first, second, texts),
    ]);
    const { body } = await server.call(ana, `GET /api/patients/${id}`);
    expect(body.patient.corrected).toEqual({ at: third, by: 'Ana' });
  });

  test('needs no version where the texts stay, or where nothing was said', async () => {
    const id = await made();
    await put(id, { phone: '611 222 333', read: { phone: fullBody.phone } });
    await put(id, { ...fullBody, name: 'Eva', status: 'INACTIVE', medications: ' Ninguna ' });
    const empty = await made({ email: '', medicalHistory: '', medications: '', notes: '' });
    await put(empty, { allergies: 'Látex', read: { allergies: null } });
    expect(await server.db.select().from(recordVersions)).toEqual([]);
    expect((await server.call(ana, `GET /api/patients/${id}`)).body.patient).not.toHaveProperty('corrected');
  });

  test('is kept of each of several changes at once, and of none that is refused', async () => {
    const id = await made();
    await Promise.all(['a', 'b', 'c'].map((notes) => put(id, { ...fullBody, notes })));
    await put(id, { ...fullBody, name: '', notes: 'd' });
    expect((await versionsOf(id)).map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  });

  test('is read by who attends the patient, and each reading is on record', async () => {
    const id = await made();
    await put(id, { ...fullBody, notes: 'Otra' });
    for (const actor of [luis, await server.signIn('ADMIN')])
      expect([403, 404]).toContain((await server.call(actor, `GET /api/patients/${id}/versions`)).status);
    await versionsOf(id);
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({
      actorId: ana.id,
      action: 'READ',
      entity: 'patient',
      patientId: id,
      result: 200,
    });
  });
});

describe('at the desk', () => {
  const change = { name: 'Eva Ruiz', phone: '600111222', email: 'eva@correo.es' };
  let admin: Actor;
  beforeEach(async () => {
    admin = await server.signIn('ADMIN');
  });

  test('an ADMIN corrects a contact, and the rest of the record stays', async () => {
    const record = await server.addPatient(ana, { name: 'Eva', allergies: 'Látex', status: 'DISCHARGED' });
    const put = await server.call(admin, `PUT /api/patients/${record.id}/contact`, {
      ...change,
      allergies: 'Ninguna',
    });
    expect(put.body.patient).toEqual({
      ...{ id: record.id, ...change, therapistName: 'Ana', noAppointmentMails: false },
    });
    const [stored] = await server.db.select().from(patients).where(eq(patients.id, record.id));
    expect(stored).toMatchObject({
      ...change,
      allergies: 'Látex',
      status: 'DISCHARGED',
      therapistId: ana.id,
    });
  });

  test('an ADMIN notes that somebody wants no mails of appointments, and the other details stay', async () => {
    const { body: made } = await server.call(ana, 'POST /api/patients', {
      ...{ ...change, details: { town: 'Jaca', tags: ['Lunes'] } },
    });
    const path = `/api/patients/${made.patient.id}` as const;
    const details = async () => (await server.call(ana, `GET ${path}`)).body.patient.details;
    const put = (body: object) => server.call(admin, `PUT ${path}/contact`, { ...change, ...body });
    const { body } = await put({ noAppointmentMails: true });
    expect(body.patient).toMatchObject({ noAppointmentMails: true });
    expect(body.patient).not.toHaveProperty('details');
    expect((await server.call(admin, `GET ${path}`)).body.patient.noAppointmentMails).toBe(true);
    expect(await details()).toMatchObject({ town: 'Jaca', tags: ['Lunes'], noAppointmentMails: true });
    // Who says nothing of it leaves it as it is.
    await put({});
    expect((await details()).noAppointmentMails).toBe(true);
    await put({ noAppointmentMails: false });
    expect(await details()).toMatchObject({ town: 'Jaca', noAppointmentMails: null });
    expect((await put({ noAppointmentMails: 'quizá' })).body.fields).toHaveProperty('noAppointmentMails');
  });

  test('a patient is taken in who wants no mails of appointments', async () => {
    const { status, body } = await server.call(admin, 'POST /api/patients/contact', {
      ...{ ...change, therapistId: ana.id, noAppointmentMails: true },
    });
    expect([status, body.patient.noAppointmentMails]).toEqual([201, true]);
    const { body: seen } = await server.call(ana, `GET /api/patients/${body.patient.id}`);
    expect(seen.patient.details.noAppointmentMails).toBe(true);
  });

  test('takes an e-mail that another patient of the therapist has', async () => {
    await server.addPatient(ana, { name: 'Otra', email: change.email });
    const record = await server.addPatient(ana, { name: 'Eva' });
    const { status, body } = await server.call(admin, `PUT /api/patients/${record.id}/contact`, change);
    expect([status, body.patient.email]).toEqual([200, change.email]);
  });
});
