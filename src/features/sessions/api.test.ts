import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { sessionsApi, toSession } from './api';

describe('reading a session of any backend', () => {
  it('takes an instant’s day and time on the practice’s clock', () => {
    expect(toSession({ _id: 7, date: '2026-11-19T23:30:00Z', status: 'no-show' })).toMatchObject({
      id: '7',
      date: '2026-11-20',
      time: '00:30',
      status: 'NO_SHOW',
    });
  });

  it('takes a plain day and its own time as they are', () => {
    expect(toSession({ date: '2026-11-19', time: '9:05:00' })).toMatchObject({
      date: '2026-11-19',
      time: '09:05',
    });
    expect(toSession({ date: '2026-11-19T00:00:00.000Z', time: '17:30' })).toMatchObject({
      date: '2026-11-19',
      time: '17:30',
    });
  });

  it('finds names in nested objects and leaves an unknown status open', () => {
    const session = toSession({
      id: 'a',
      date: 'nonsense',
      patient: { _id: 'p1', name: 'Manuel' },
      therapist: { name: 'Ana' },
      status: 'waiting',
      exercises: [{ name: 'Puente', sets: '3', reps: 10 }],
    });
    expect(session).toMatchObject({
      patientId: 'p1',
      patientName: 'Manuel',
      therapist: { name: 'Ana' },
      status: undefined,
      exercises: [{ name: 'Puente', sets: 3, reps: 10, duration: null, notes: null }],
    });
  });
});

describe('session endpoints', () => {
  const row = { id: 's1', date: '2026-11-19', time: '10:00', patientName: 'Manuel' };

  it.each([
    ['a bare array', [row]],
    ['data', { data: [row] }],
    ['sessions', { sessions: [row] }],
  ])('reads a list under %s', async (_shape, json) => {
    const { store } = testStore({
      user: THERAPIST,
      routes: {
        'GET /api/sessions': () => json,
        'GET /api/sessions/my-sessions': () => json,
        'GET /api/sessions/patient/:id': () => json,
      },
    });
    const { listSessions, listMySessions, listPatientSessions } = sessionsApi.endpoints;
    const lists = [
      await store.dispatch(listSessions.initiate()),
      await store.dispatch(listMySessions.initiate()),
      await store.dispatch(listPatientSessions.initiate('p1')),
    ];
    for (const { data } of lists) expect(data).toMatchObject([{ id: 's1', patientName: 'Manuel' }]);
  });

  it.each([
    ['bare', row],
    ['data', { data: row }],
    ['session', { session: row }],
    ['both', { data: { session: row } }],
  ])('reads one session, %s', async (_shape, json) => {
    const { store } = testStore({ user: PATIENT, routes: { 'GET /api/sessions/:id': () => json } });
    const { data } = await store.dispatch(sessionsApi.endpoints.getSession.initiate('s1'));
    expect(data).toMatchObject({ id: 's1', time: '10:00' });
  });

  it('makes every list stale by creating and changing, and nothing by failing', async () => {
    let lists = 0;
    const { store, backend } = testStore({
      user: THERAPIST,
      routes: {
        'GET /api/sessions': () => {
          lists += 1;
          return [row];
        },
        'GET /api/sessions/:id': () => row,
        'POST /api/sessions': () => row,
        'PUT /api/sessions/:id': () => row,
      },
    });
    const { listSessions, getSession, createSession, updateSession } = sessionsApi.endpoints;
    await store.dispatch(listSessions.initiate());
    await store.dispatch(getSession.initiate('s1'));
    const input = { date: '2026-11-19' } as never;
    await store.dispatch(createSession.initiate({ input }));
    await Promise.all(store.dispatch(sessionsApi.util.getRunningQueriesThunk()));
    expect(lists).toBe(2);
    expect(backend.sent('POST', '/api/sessions')[0]?.headers['idempotency-key']).toMatch(/^[\w-]{24}$/);
    await store.dispatch(updateSession.initiate({ id: 's1', input }));
    await Promise.all(store.dispatch(sessionsApi.util.getRunningQueriesThunk()));
    expect(lists).toBe(3);
    expect(backend.sent('GET', '/api/sessions/s1')).toHaveLength(2);
    backend.use({ 'POST /api/sessions': () => Promise.reject(new TypeError('lost')) });
    await store.dispatch(createSession.initiate({ input }));
    await Promise.all(store.dispatch(sessionsApi.util.getRunningQueriesThunk()));
    expect(lists).toBe(3);
  });
});
