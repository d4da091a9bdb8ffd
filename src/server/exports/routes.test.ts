import { readSheet } from 'read-excel-file/node';
import { auditEvents } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
  luis = await server.signIn('THERAPIST');
  admin = await server.signIn('ADMIN');
  await server.call(ana, 'POST /api/patients', {
    name: 'Eva Ruiz',
    phone: '+34 612 345 678',
    dateOfBirth: '1958-03-09',
    medicalHistory: 'Hernia discal',
    details: { documentNumber: '12345678Z', tags: ['Mutua', 'Prioritario'] },
  });
  await server.call(luis, 'POST /api/patients', { name: '=cmd', email: 'otro@example.com' });
});

const fileOf = (actor: Actor, list: string, query: string) =>
  server.app.inject({
    url: `/api/exports/${list}?${query}`,
    headers: { authorization: `Bearer ${actor.token}` },
  });
const rowsOf = async (actor: Actor, list: string, query = '') =>
  readSheet((await fileOf(actor, list, `format=xlsx${query}`)).rawPayload);

test('a therapist gets the patients whom they attend, with who they are and nothing clinical', async () => {
  const answer = await fileOf(ana, 'patients', 'format=csv');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="pacientes-\d{4}-\d\d-\d\d\.csv"/),
  });
  const [heading, row, ...others] = answer.body.replace('\uFEFF', '').split('\r\n');
  expect(others).toEqual([]);
  expect(heading).toMatch(/^Nombre;Fecha de nacimiento;Género;Documento;Número de documento;Teléfono;/);
  expect(row).toMatch(/^Eva Ruiz;09\/03\/1958;;NIF o NIE;12345678Z;"'\+34 612 345 678";/);
  expect(row).toContain('Mutua, Prioritario');
  expect(answer.body).not.toContain('Hernia');
});

test('an administrator gets names and contacts of the practice', async () => {
  const rows = await rowsOf(admin, 'patients');
  expect(rows[0]).toEqual(['Nombre', 'Teléfono', 'Correo electrónico', 'Responsable']);
  expect(
    rows
      .slice(1)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['=cmd', 'Eva Ruiz']);
});

test('the appointments follow the filters of the list, and only a therapist has their notes', async () => {
  const [patient] = (await server.call(ana, 'GET /api/patients')).body.patients;
  const book = (date: string) =>
    server.call(ana, 'POST /api/appointments', {
      patientId: patient.id,
      date,
      time: '10:30',
      duration: 45,
      type: 'TREATMENT',
      notes: 'Traer radiografía',
    });
  const day = (offset: number) =>
    new Date(server.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  expect([(await book(day(3))).status, (await book(day(4))).status]).toEqual([201, 201]);
  const rows = await rowsOf(ana, 'appointments', `&startDate=${day(4)}`);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual([
    new Date(`${day(4)}T00:00:00Z`),
    '10:30',
    45,
    'Eva Ruiz',
    '+34 612 345 678',
    null,
    'Tratamiento',
    'Programada',
    null,
    null,
    expect.stringContaining('THERAPIST'),
    'Traer radiografía',
  ]);
  expect((await rowsOf(admin, 'appointments'))[0]).not.toContain('Notas');
});

test('a format that there is not is refused, and each download is in the access log', async () => {
  expect((await fileOf(ana, 'patients', 'format=xls')).statusCode).toBe(400);
  await fileOf(ana, 'patients', 'format=xlsx');
  const events = await server.db.select().from(auditEvents);
  expect(
    events.filter(({ action, entity }) => action === 'EXPORT' && entity === 'patient-list'),
  ).toMatchObject([
    { actorId: ana.id, result: 400 },
    { actorId: ana.id, result: 200 },
  ]);
});
