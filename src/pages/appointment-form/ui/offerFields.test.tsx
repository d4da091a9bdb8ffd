import { screen, waitFor } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { agendaRoutes, appointmentFixture } from '@/features/appointments/fixtures';
import { ROOM_FIXTURES } from '@/features/rooms/fixtures';
import { SERVICE_FIXTURES } from '@/features/services/fixtures';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { AppointmentFormPage, PatientAppointmentPage } from '..';

clockStartsAt('2026-11-20T10:00:00Z');

const OFFER: Record<string, FakeHandler> = {
  'GET /api/services': () => ({ services: SERVICE_FIXTURES }),
  'GET /api/rooms': () => ({ rooms: ROOM_FIXTURES }),
};
const STORED = {
  service: { id: 'v4', name: 'Presoterapia', colour: 'RED' as const },
  room: { id: 'r1', name: 'Sala 1' },
};

const open = (routes: Record<string, FakeHandler>, id?: string) =>
  renderApp(id ? <AppointmentFormPage /> : <PatientAppointmentPage />, {
    user: THERAPIST,
    at: id
      ? `/appointments/${id}/edit`
      : '/patients/p1/appointments/new?date=2026-11-24&time=10:30&duration=60',
    path: id ? '/appointments/:id/edit' : '/patients/:id/appointments/new',
    routes: { ...agendaRoutes([appointmentFixture(STORED)]), ...routes },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

it('sets type and duration with the service, and sends service and room', async () => {
  const { user, backend } = open({ ...OFFER, 'POST /api/appointments': () => answer(201, {}) });
  const service = await screen.findByRole('combobox', { name: 'Servicio' });
  expect(screen.queryByRole('option', { name: 'Presoterapia' })).not.toBeInTheDocument();
  await user.selectOptions(service, 'Evaluación inicial');
  expect(screen.getByLabelText('Tipo de cita')).toHaveValue('EVALUATION');
  expect(screen.getByLabelText('Duración (minutos)')).toHaveValue('45');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sala' }), 'Gimnasio');
  await user.click(screen.getByRole('button', { name: 'Crear cita' }));
  await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
  expect(backend.sent('POST', '/api/appointments')[0]?.body).toMatchObject({
    type: 'EVALUATION',
    duration: 45,
    serviceId: 'v2',
    roomId: 'r2',
  });
});

it.each([
  ['without choice', OFFER],
  ['without the routes', {}],
  ['without anything to offer', { 'GET /api/services': () => ({ services: [] }) }],
  ['when they fail', { 'GET /api/services': () => answer(500), 'GET /api/rooms': () => answer(500) }],
])('sends exactly the documented keys %s', async (_about, routes) => {
  const { user, backend, toasts } = open({ ...routes, 'POST /api/appointments': () => answer(201, {}) });
  await user.click(await screen.findByRole('button', { name: 'Crear cita' }));
  await waitFor(() => expect(toasts).toEqual(['Cita creada correctamente']));
  expect(Object.keys(backend.sent('POST', '/api/appointments')[0]!.body as object).sort()).toEqual(
    ['date', 'duration', 'notes', 'patientId', 'time', 'type'].sort(),
  );
});

it('keeps a stored service that is no longer offered, and clears a room with null', async () => {
  const { user, backend } = open({ ...OFFER, 'PUT /api/appointments/:id': () => answer(200, {}) }, 'c1');
  expect(await screen.findByRole('combobox', { name: 'Servicio' })).toHaveValue('v4');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sala' }), 'Sin sala');
  await user.click(screen.getByRole('button', { name: 'Actualizar cita' }));
  await waitFor(() => expect(backend.sent('PUT', '/api/appointments/c1')).toHaveLength(1));
  const body = backend.sent('PUT', '/api/appointments/c1')[0]!.body as object;
  expect(body).toMatchObject({ roomId: null });
  expect(body).not.toHaveProperty('serviceId');
});

it('says that it is the room that is busy, and proposes other times and another room', async () => {
  const message = 'La sala ya está ocupada en ese horario';
  const details = {
    conflict: {
      id: 'x',
      date: '2026-11-24T10:00:00+01:00',
      duration: 60,
      patientName: 'Cita de otro fisioterapeuta',
    },
    alternatives: [{ date: '2026-11-24T11:00:00+01:00', duration: 60 }],
    freeRooms: [{ id: 'r2', name: 'Gimnasio' }],
  };
  const { user, backend } = open({
    ...OFFER,
    'POST /api/appointments': () => answer(409, { message, details }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sala' }), 'Sala 1');
  await user.click(await screen.findByRole('button', { name: 'Crear cita' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent('Cita de otro fisioterapeuta');
  expect(screen.getByRole('button', { name: 'mar, 24 nov · 11:00' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gimnasio' }));
  await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(2));
  expect(backend.sent('POST', '/api/appointments')[1]?.body).toMatchObject({ time: '10:30', roomId: 'r2' });
});
