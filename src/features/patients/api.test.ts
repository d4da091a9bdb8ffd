import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { patientsApi } from './api';
import { toPatient, toPatientListItem } from './normalise';
import { patientFixtures } from './fixtures';

/** Runs one query of the API on a new store. */
async function query(name: 'listPatients' | 'getPatient', arg: unknown, routes: Record<string, FakeHandler>) {
  const { store, backend } = testStore({ user: THERAPIST, routes });
  const thunk = patientsApi.endpoints[name].initiate as (
    arg: unknown,
  ) => ReturnType<typeof patientsApi.endpoints.getPatient.initiate>;
  const result = await store.dispatch(thunk(arg));
  return { result: result as { data?: unknown; error?: unknown }, backend };
}

const ROW = {
  id: 'p1',
  name: 'Lola',
  email: 'lola@x.es',
  phone: null,
  status: 'active',
  createdAt: '2026-01-02',
};

describe('the patient list', () => {
  it.each([
    ['a bare array', [ROW]],
    ['data', { data: [ROW] }],
    ['patients', { patients: [ROW] }],
    ['patients inside data', { data: { patients: [ROW] } }],
    ['a document database', { data: [{ ...ROW, id: undefined, _id: 'p1' }] }],
  ])('reads %s', async (_shape, json) => {
    const { result } = await query('listPatients', undefined, { 'GET /api/patients': () => json });
    expect(result.data).toEqual([expect.objectContaining({ id: 'p1', name: 'Lola', status: 'ACTIVE' })]);
  });

  it.each([
    ['a page of our server, which says how many there are', ['patientTotal'], { limit: '5' }, 600],
    ['the whole list, as documented, of any other', [], {}, 9],
  ])('asks for the newest: %s', async (_whose, capabilities, asked, total) => {
    const all = patientFixtures(9);
    const { store, backend } = testStore({
      user: THERAPIST,
      routes: {
        'GET /api/system-status': () => ({ capabilities }),
        'GET /api/patients': ({ query: { limit } }) =>
          limit ? { patients: all.slice(0, Number(limit)), total } : { patients: all },
      },
    });
    const { data } = await store.dispatch(patientsApi.endpoints.listRecentPatients.initiate());
    expect(backend.sent('GET', '/api/patients').map(({ query: sent }) => sent)).toEqual([asked]);
    expect(data?.patients).toHaveLength(5);
    expect(data?.total).toBe(total);
  });

  it('keeps an embedded invitation, and tells a known absence from an unknown one', () => {
    const invitation = {
      id: 'i1',
      email: 'lola@x.es',
      status: 'sent',
      createdAt: '2026-01-02',
      expiresAt: null,
    };
    expect(toPatientListItem({ ...ROW, invitation }).invitation?.status).toBe('SENT');
    expect(toPatientListItem({ ...ROW, invitation: null }).invitation).toBeNull();
    expect('invitation' in toPatientListItem(ROW)).toBe(false);
  });

  it.each([
    ['error', answer(403, { error: 'No puedes' }), { status: 403, message: 'No puedes' }],
    ['message', answer(500, { message: 'Vaya' }), { status: 500, message: 'Vaya' }],
    ['no JSON', answer(502), { status: 502 }],
  ])('reads an error in %s', async (_shape, json, expected) => {
    const { result } = await query('listPatients', undefined, { 'GET /api/patients': () => json });
    expect(result.error).toEqual(expected);
  });

  it('says when the network is gone', async () => {
    const { result } = await query('listPatients', undefined, { 'GET /api/patients': networkFailure });
    expect(result.error).toEqual({ status: 'NETWORK' });
  });
});

describe('a patient', () => {
  it.each([[ROW], [{ data: ROW }], [{ patient: ROW }], [{ data: { patient: ROW } }]])(
    'reads %j',
    async (json) => {
      const { result } = await query('getPatient', 'p1', { 'GET /api/patients/:id': () => json });
      expect(result.data).toMatchObject({ id: 'p1', name: 'Lola', allergies: null });
    },
  );

  it('cuts an instant of birth to its day and shows an unknown status as active', () => {
    const patient = toPatient({
      ...ROW,
      dateOfBirth: '1950-02-03T00:00:00.000Z',
      gender: 'female',
      status: 'odd',
    });
    expect(patient).toMatchObject({ dateOfBirth: '1950-02-03', gender: 'FEMALE', status: 'ACTIVE' });
  });
});
