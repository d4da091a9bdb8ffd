import { baseApi } from '@/shared/api/baseApi';
import { todayOfPractice } from '@/shared/lib/dates';
import { viewChosen } from '@/shared/preferences/slice';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { appointmentsApi } from './api';
import { appointmentsDomain } from './domain';
import { toAppointment, toConflictDetails } from './normalise';
import { prefetchAgenda } from './selectAppointments';

const { listAppointments, createAppointment, updateAppointment, setAppointmentStatus, getAppointment } =
  appointmentsApi.endpoints;

const RAW = { id: 'a', patientId: 'p', patientName: 'Eva', date: '2027-03-05T09:30:00Z', duration: 45 };

describe('answers of any backend', () => {
  it.each([
    ['a bare array', [RAW]],
    ['under appointments', { appointments: [RAW] }],
    ['under data', { data: [RAW] }],
    ['inside data', { data: { appointments: [RAW] } }],
  ])('reads a list %s', async (_name, body) => {
    const { store } = testStore({ user: THERAPIST, routes: { 'GET /api/appointments': () => body } });
    const { data } = await store.dispatch(listAppointments.initiate({}));
    expect(data).toEqual([expect.objectContaining({ id: 'a', patientName: 'Eva', duration: 45 })]);
  });

  it('reads nested patients, ids of document databases, lower-case statuses and types', () => {
    expect(
      toAppointment({
        _id: 'a',
        patient: { _id: 'p', name: 'Eva', phone: '600', email: 'e@x.es' },
        date: '2027-03-05T09:30:00Z',
        duration: '45',
        type: 'follow-up',
        status: 'no-show',
        therapist: { name: 'Ana' },
      }),
    ).toEqual({
      id: 'a',
      patientId: 'p',
      patientName: 'Eva',
      patientPhone: '600',
      patientEmail: 'e@x.es',
      date: '2027-03-05T09:30:00Z',
      duration: 45,
      type: 'FOLLOW_UP',
      status: 'NO_SHOW',
      notes: null,
      therapist: { name: 'Ana', phone: null },
    });
    expect(toAppointment({ patientId: { _id: 'p', name: 'Eva' } })).toMatchObject({
      patientId: 'p',
      patientName: 'Eva',
      status: 'SCHEDULED',
    });
  });

  it.each([
    [{ date: '2027-07-05', time: '09:30' }, '2027-07-05T09:30:00+02:00'],
    [{ date: '2027-01-05', time: '09:30:00' }, '2027-01-05T09:30:00+01:00'],
    [{ date: '2027-07-05T09:30:00' }, '2027-07-05T09:30:00+02:00'],
    [{ date: '2027-07-05T09:30:00Z', time: '11:30' }, '2027-07-05T09:30:00Z'],
    [{ date: '2027-03-28T02:30' }, '2027-03-28T03:30:00+02:00'],
  ])('reads the wall clock %j as the practice’s', (raw, instant) => {
    expect(toAppointment(raw).date).toBe(instant);
  });

  it('sorts by date ascending', async () => {
    const rows = [
      { ...RAW, id: 'late', date: '2027-03-06T08:00:00+01:00' },
      { ...RAW, id: 'early', date: '2027-03-05T23:30:00-05:00' },
      { ...RAW, id: 'first', date: '2027-03-05T10:00:00+01:00' },
    ];
    const { store } = testStore({ user: THERAPIST, routes: { 'GET /api/appointments': () => rows } });
    const { data } = await store.dispatch(listAppointments.initiate({}));
    expect(data?.map(({ id }) => id)).toEqual(['first', 'early', 'late']);
  });

  it('makes nothing of conflict details in another shape', () => {
    expect(toConflictDetails(undefined)).toBeNull();
    expect(toConflictDetails(['x'])).toBeNull();
    expect(toConflictDetails({ conflict: 'a' })).toBeNull();
    expect(toConflictDetails({ conflict: { id: 1 }, alternatives: [{ date: 'x' }, 3] })).toEqual({
      conflict: { id: '1', date: '', duration: 0, patientName: '' },
      alternatives: [],
    });
  });
});

describe('calls', () => {
  it('sends the documented queries and bodies, and nothing else', async () => {
    const { store, backend } = testStore({
      user: THERAPIST,
      routes: {
        'GET /api/appointments': () => [],
        'POST /api/appointments': () => answer(201, { appointment: RAW }),
        'PUT /api/appointments/:id': () => ({ appointment: RAW }),
        'PATCH /api/appointments/:id/status': () => ({}),
      },
    });
    const body = {
      patientId: 'p',
      date: '2027-03-05',
      time: '09:30',
      duration: 60,
      type: 'TREATMENT' as const,
      notes: '',
    };
    await store.dispatch(
      listAppointments.initiate({ startDate: '2027-03-01', status: 'CONFIRMED', patientId: '' }),
    );
    await store.dispatch(createAppointment.initiate({ body }));
    await store.dispatch(updateAppointment.initiate({ id: 'a/b', body }));
    await store.dispatch(setAppointmentStatus.initiate({ id: 'a', status: 'CONFIRMED' }));
    const [list] = backend.requests;
    const [post] = backend.sent('POST', '/api/appointments');
    const [put] = backend.sent('PUT', /.*/);
    const [patch] = backend.sent('PATCH', /.*/);
    expect(list?.query).toEqual({ startDate: '2027-03-01', status: 'CONFIRMED' });
    expect(post?.body).toEqual(body);
    expect(post?.headers['idempotency-key']).toMatch(/^[\w-]{24}$/);
    expect(put?.body).toEqual(body);
    expect(put?.path).toBe('/api/appointments/a%2Fb');
    expect(patch?.body).toEqual({ status: 'CONFIRMED' });
  });

  it('makes every cached view of the agenda stale, and nothing where it failed', async () => {
    let status = 200;
    const { store, backend } = testStore({
      user: THERAPIST,
      routes: {
        'GET /api/appointments': () => [RAW],
        'GET /api/appointments/stats/overview': () => ({ total: 1 }),
        'GET /api/appointments/today': () => [RAW],
        'GET /api/appointments/:id': () => RAW,
        'PATCH /api/appointments/:id/status': () => answer(status, {}),
        'DELETE /api/appointments/:id': () => answer(status, {}),
      },
    });
    const { listTodayAppointments, getAppointmentStats, deleteAppointment } = appointmentsApi.endpoints;
    await Promise.all([
      store.dispatch(listAppointments.initiate({})),
      store.dispatch(listTodayAppointments.initiate()),
      store.dispatch(getAppointmentStats.initiate()),
      store.dispatch(getAppointment.initiate('a')),
    ]);
    const asked = () => backend.requests.filter(({ method }) => method === 'GET').length;
    const settled = () => Promise.all(store.dispatch(appointmentsApi.util.getRunningQueriesThunk()));
    expect(asked()).toBe(4);
    status = 409;
    await store.dispatch(setAppointmentStatus.initiate({ id: 'a', status: 'COMPLETED' }));
    await settled();
    expect(asked()).toBe(4);
    status = 200;
    await store.dispatch(setAppointmentStatus.initiate({ id: 'a', status: 'CONFIRMED' }));
    await settled();
    expect(asked()).toBe(8);
    // The deleted appointment itself is not refetched.
    await store.dispatch(deleteAppointment.initiate('a'));
    await settled();
    expect(backend.sent('GET', '/api/appointments/a')).toHaveLength(2);
    expect(asked()).toBe(11);
  });
});

test('the agenda is prefetched as this browser keeps it, and not whole', async () => {
  const today = todayOfPractice();
  const { store, backend } = testStore({
    user: THERAPIST,
    domains: [appointmentsDomain],
    routes: { 'GET /api/appointments': () => [] },
  });
  store.dispatch(viewChosen({ screen: 'agenda-period', view: 'today' }));
  store.dispatch(prefetchAgenda(''));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(backend.sent('GET', '/api/appointments').map(({ query }) => query)).toEqual([
    { startDate: today, endDate: today },
  ]);
});
