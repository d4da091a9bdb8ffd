import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { patientsApi, toPatient, toPatientListItem } from './api';

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
