import { Fhir } from 'fhir';
import { RECORD_PATHS } from '@/contract/record';
import type { RecordCopy } from '@/contract/recordAnswers';
import { fhirBundle } from '@/features/records/fhir/bundle';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from '@/server/demo';
import { testServer, type TestServer } from '@/server/testing/testServer';

/** Whole records of the demo practice as FHIR R4, judged by an independent validator. */

const validator = new Fhir();
/** An id of FHIR R4. */
const ID = /^[A-Za-z0-9.-]{1,64}$/;

let server: TestServer;
/** Each record with its bundle as it is written into a file. */
let records: { copy: RecordCopy; bundle: ReturnType<typeof fhirBundle> }[];

beforeAll(async () => {
  server = await testServer();
  const passwordHash = await server.app.passwords.hash(DEMO_PASSWORD);
  await seedDemo(server.db, { now: server.clock.now(), timeZone: 'Europe/Madrid', passwordHash });
  const [therapist] = DEMO_ACCOUNTS.therapists;
  const signedIn = await server.call<{ token: string }>(null, 'POST /api/auth/login', {
    email: therapist.email,
    password: DEMO_PASSWORD,
  });
  const headers = { authorization: `Bearer ${signedIn.body.token}` };
  const { body } = await server.call<{ patients: { id: string }[] }>(
    null,
    'GET /api/patients',
    undefined,
    headers,
  );
  records = [];
  for (const { id } of body.patients) {
    const path = RECORD_PATHS.ofPatient(id) as `/${string}`;
    const { body: copy } = await server.call<RecordCopy>(null, `GET ${path}`, undefined, headers);
    records.push({
      copy,
      bundle: JSON.parse(JSON.stringify(fhirBundle(copy))) as ReturnType<typeof fhirBundle>,
    });
  }
});
afterAll(() => server.close());

test('the validator tells a wrong resource from a right one', () => {
  const verdict = (resource: object) => validator.validate(resource, { errorOnUnexpected: true }).valid;
  expect(verdict({ resourceType: 'Patient', id: 'a', gender: 'female' })).toBe(true);
  expect(verdict({ resourceType: 'Patient', id: 'a', gender: 'mujer' })).toBe(false);
  expect(verdict({ resourceType: 'Patient', id: 'a', notes: 'x' })).toBe(false);
});

test('every record is a valid bundle', () => {
  expect(records.length).toBeGreaterThan(10);
  for (const { bundle } of records) {
    const { valid, messages } = validator.validate(bundle, { errorOnUnexpected: true });
    expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
    expect(valid).toBe(true);
  }
});

test('every reference leads to a resource of the bundle, and every address is its own', () => {
  for (const { bundle } of records) {
    const addresses = bundle.entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { resource } of bundle.entry) expect(resource.id).toMatch(ID);
    const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to);
    expect(references.filter((to) => !addresses.includes(to ?? ''))).toEqual([]);
  }
});

test('it holds as much as the record does', () => {
  const count = ({ bundle }: (typeof records)[number], type: string) =>
    bundle.entry.filter(({ resource }) => resource.resourceType === type).length;
  for (const record of records) {
    const { sections } = record.copy;
    expect({
      episodes: count(record, 'EpisodeOfCare'),
      visits: count(record, 'Encounter'),
      plans: count(record, 'CarePlan'),
      appointments: count(record, 'Appointment'),
      flags: count(record, 'Flag'),
    }).toEqual({
      episodes: sections.episodes.length,
      visits: sections.treatmentSessions.length + sections.evaluations.length,
      plans: sections.routines.length,
      appointments: sections.appointments.filter(({ deletedAt }) => !deletedAt).length,
      flags: sections.patientAlerts.length,
    });
  }
  const all = (type: string) => records.reduce((sum, record) => sum + count(record, type), 0);
  for (const type of ['Observation', 'DocumentReference', 'EpisodeOfCare', 'CarePlan', 'Appointment', 'Flag'])
    expect(all(type)).toBeGreaterThan(0);
});
