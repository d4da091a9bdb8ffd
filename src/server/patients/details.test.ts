import { eq } from 'drizzle-orm';
import { patientDetails } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
  luis = await server.signIn('THERAPIST');
  admin = await server.signIn('ADMIN');
});

/** All that administration sees of a record: whom to call, who treats, and whether they are invited. */
const AT_THE_DESK = ['email', 'id', 'invitation', 'name', 'phone', 'therapistName'];

const details = {
  documentNumber: '12.345.678-z',
  insurer: ' Adeslas ',
  preferredContact: 'whatsapp',
  height: 170,
  weight: 68.5,
  measuredOn: '2026-11-02',
  tags: ['Mutua', 'Mutua', 'Prioritario'],
};
const create = async (body: object = {}) =>
  (await server.call(ana, 'POST /api/patients', { name: 'Eva Ruiz', ...body })).body.patient;
const read = async (id: string) => (await server.call(ana, `GET /api/patients/${id}`)).body.patient;
const rows = (id: string) => server.db.select().from(patientDetails).where(eq(patientDetails.patientId, id));

test('details are kept trimmed and come back with the record', async () => {
  const patient = await create({ details });
  expect(patient.details).toMatchObject({
    documentKind: 'NIF',
    documentNumber: '12345678Z',
    insurer: 'Adeslas',
    preferredContact: 'WHATSAPP',
    weight: 68.5,
    measuredOn: '2026-11-02',
    tags: ['Mutua', 'Prioritario'],
    town: null,
  });
  expect((await read(patient.id)).details).toEqual(patient.details);
});

test('a body without details leaves them, one with others replaces them, empty ones leave no row', async () => {
  const { id } = await create({ details });
  await server.call(ana, `PUT /api/patients/${id}`, { name: 'Eva Ruiz' });
  expect((await read(id)).details).toMatchObject({ insurer: 'Adeslas' });
  await server.call(ana, `PUT /api/patients/${id}`, { name: 'Eva Ruiz', details: { town: 'Madrid' } });
  expect((await read(id)).details).toMatchObject({ town: 'Madrid', insurer: null, tags: [] });
  await server.call(ana, `PUT /api/patients/${id}`, { name: 'Eva Ruiz', details: { tags: [] } });
  expect((await read(id)).details).toBeNull();
  expect(await rows(id)).toEqual([]);
});

test('who wants no mails about appointments keeps a row for it, and none without', async () => {
  const { id } = await create({ details: { noAppointmentMails: true } });
  expect((await read(id)).details).toMatchObject({ noAppointmentMails: true });
  await server.call(ana, `PUT /api/patients/${id}`, {
    ...{ name: 'Eva Ruiz', details: { noAppointmentMails: false } },
  });
  expect(await rows(id)).toEqual([]);
});

test('what is refused stands beside its field, and nothing is stored', async () => {
  const refused = await server.call(ana, 'POST /api/patients', {
    name: 'Eva',
    details: { ...details, documentNumber: '12345678A', guardianPhone: '600 111 222' },
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields).sort()).toEqual(['details.documentNumber', 'details.guardianName']);
  expect((await server.call(ana, 'GET /api/patients')).body.patients).toEqual([]);
});

test('the list tells document and telephones to who attends the patient, for its search, and to nobody else', async () => {
  const searched = { documentNumber: '12345678Z', secondPhone: '915 550 142', guardianPhone: '654 321 098' };
  await create({ details: { ...details, ...searched, guardianName: 'Rosa' } });
  const listOf = async (actor: Actor) => (await server.call(actor, 'GET /api/patients')).body.patients;
  expect(await listOf(ana)).toMatchObject([searched]);
  expect(await listOf(luis)).toEqual([]);
  expect(Object.keys((await listOf(admin))[0]).sort()).toEqual(AT_THE_DESK);
  const page = await server.call(ana, 'GET /api/patients?limit=1');
  expect(page.body.patients).toMatchObject([searched]);
});

test('the list tells the day of birth to who attends the patient, and not at the desk', async () => {
  await create({ dateOfBirth: '1980-03-12' });
  const listOf = async (actor: Actor) => (await server.call(actor, 'GET /api/patients')).body.patients;
  expect(await listOf(ana)).toMatchObject([{ dateOfBirth: '1980-03-12' }]);
  expect(Object.keys((await listOf(admin))[0]).sort()).toEqual(AT_THE_DESK);
});

test('an administrator and a colleague see nothing of them', async () => {
  const { id } = await create({ details });
  const asAdmin = await server.call(admin, `GET /api/patients/${id}`);
  expect(Object.keys(asAdmin.body.patient).sort()).toEqual([...AT_THE_DESK, 'noAppointmentMails'].sort());
  expect((await server.call(luis, `GET /api/patients/${id}`)).status).toBe(404);
  const foreign = await server.call(luis, `PUT /api/patients/${id}`, { name: 'X', details: { town: 'Y' } });
  expect(foreign.status).toBe(404);
  expect((await read(id)).details.town).toBeNull();
});

test('the database refuses what the form refuses', async () => {
  const { id } = await create();
  const insert = (values: object) => server.db.insert(patientDetails).values({ patientId: id, ...values });
  await expect(insert({ documentNumber: '12345678Z' })).rejects.toThrow();
  await expect(insert({ height: 5 })).rejects.toThrow();
  await expect(insert({ guardianPhone: '600 111 222' })).rejects.toThrow();
});
