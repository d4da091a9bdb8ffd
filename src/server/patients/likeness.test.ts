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

const EVA = {
  name: 'Eva Ruiz Sánchez',
  phone: '612 345 678',
  email: 'eva@correo.es',
  dateOfBirth: '1980-03-12',
};
const check = (actor: Actor, body: object) => server.call(actor, 'POST /api/patients/duplicates', body);

test('finds own patients by what is alike, the likeliest first', async () => {
  const { id } = await server.addPatient(ana, EVA);
  const namesake = await server.addPatient(ana, { name: 'Eva Ruiz Sánchez' });
  await server.addPatient(ana, { name: 'Otra Persona' });
  const { body } = await check(ana, { name: 'RUIZ SANCHEZ Eva', dateOfBirth: '1980-03-12' });
  expect(body.duplicates).toEqual([
    { id, ...EVA, reasons: ['NAME_AND_BIRTH'] },
    expect.objectContaining({ id: namesake.id, reasons: ['NAME'] }),
  ]);
});

test('finds by document, which is not in the answer', async () => {
  const { id } = await server.addPatient(ana, { name: 'Otra' });
  await server.db
    .insert(patientDetails)
    .values({ patientId: id, documentKind: 'NIF', documentNumber: '12345678Z' });
  const { body } = await check(ana, { name: 'Eva', documentNumber: '12.345.678-z' });
  expect(body.duplicates).toMatchObject([{ id, reasons: ['DOCUMENT'] }]);
  expect(JSON.stringify(body)).not.toContain('12345678');
});

test('a colleague’s and a deleted patient are answered like absent ones', async () => {
  await server.addPatient(ana, EVA);
  await server.addPatient(luis, { ...EVA, deletedAt: new Date() });
  expect((await check(luis, EVA)).body).toEqual({ duplicates: [] });
});

test('an administrator hears of the practice by name and contact, and cannot ask for a birth or a document', async () => {
  const { id } = await server.addPatient(ana, EVA);
  await server.db
    .insert(patientDetails)
    .values({ patientId: id, documentKind: 'NIF', documentNumber: '12345678Z' });
  expect((await check(admin, { name: 'E. R.', phone: '+34612345678' })).body.duplicates).toEqual([
    { id, name: EVA.name, phone: EVA.phone, email: EVA.email, dateOfBirth: null, reasons: ['PHONE'] },
  ]);
  const probing = { name: 'Eva Ruiz Sanchos', dateOfBirth: EVA.dateOfBirth, documentNumber: '12345678Z' };
  expect((await check(admin, probing)).body.duplicates).toEqual([]);
});

test('a name is needed, and nothing hostile is more than a 400', async () => {
  expect((await check(ana, {})).status).toBe(400);
  expect((await check(ana, { name: 'a'.repeat(121) })).status).toBe(400);
  expect((await check(ana, { name: 'Eva', dateOfBirth: 'ayer' })).status).toBe(400);
});
