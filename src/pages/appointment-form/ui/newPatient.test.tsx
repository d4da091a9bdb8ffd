import { screen, waitFor, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { agendaRoutes } from '@/features/appointments/fixtures';
import { THERAPIST_FIXTURES } from '@/features/team/fixtures';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { AppointmentFormPage, PatientAppointmentPage } from '..';

const THERAPISTS: Record<string, FakeHandler> = {
  'GET /api/team/therapists': () => ({ therapists: THERAPIST_FIXTURES }),
};
const EVA = {
  id: 'p9',
  name: 'Eva Ruiz',
  phone: '600 111 222',
  email: null,
  therapistName: 'Nuria Salas Gil',
};

const open = (routes: Record<string, FakeHandler>, user = ADMIN, more = '') =>
  renderApp(<AppointmentFormPage />, {
    user,
    at: `/appointments/new?date=2126-11-24&time=10:30&duration=45${more}`,
    path: '/appointments/new',
    routes: { ...agendaRoutes(), ...routes },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

/** A desk whose list has the new patient once they are created. */
function desk() {
  const rows = [{ id: 'p0', name: 'Lucía Méndez' }];
  return {
    ...THERAPISTS,
    'GET /api/patients': () => ({ data: rows }),
    'POST /api/patients/contact': () => {
      rows.push(EVA);
      return answer(201, { patient: EVA });
    },
    'POST /api/appointments': () => answer(201, {}),
  };
}
const button = () => screen.findByRole('button', { name: 'Nuevo paciente' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Nuevo paciente' }));

it('creates a patient for a therapist, chooses them, and keeps what the form has', async () => {
  const { user, backend, toasts } = open(desk());
  await user.type(await screen.findByLabelText('Notas'), 'Llama su hija');
  await user.click(await button());
  await user.type(dialog().getByLabelText('Nombre completo'), ' Eva Ruiz ');
  await user.type(dialog().getByLabelText('Teléfono'), '600 111 222');
  await user.selectOptions(dialog().getByLabelText('Fisioterapeuta'), 'Nuria Salas Gil');
  await user.click(dialog().getByRole('button', { name: 'Crear paciente' }));

  const field = screen.getByRole('combobox', { name: 'Paciente' });
  await waitFor(() => expect(field).toHaveValue('Eva Ruiz'));
  expect(await button()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Notas')).toHaveValue('Llama su hija');
  expect(backend.sent('POST', '/api/patients/contact')[0]?.body).toEqual({
    name: 'Eva Ruiz',
    phone: '600 111 222',
    email: '',
    noAppointmentMails: false,
    therapistId: 'u8',
  });
  expect(backend.sent('POST', '/api/appointments')).toEqual([]);
  expect(toasts).toEqual(['Paciente creado exitosamente']);

  await user.click(screen.getByRole('button', { name: 'Crear cita' }));
  await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
  expect(backend.sent('POST', '/api/appointments')[0]?.body).toMatchObject({
    patientId: 'p9',
    duration: 45,
    notes: 'Llama su hija',
  });
});

it('begins with the therapist of the column in which the appointment was asked for', async () => {
  const status = { 'GET /api/system-status': () => ({ capabilities: ['therapistChange', 'team', 'desk'] }) };
  const { user } = open({ ...desk(), ...status }, ADMIN, '&giverId=u8');
  await user.click(await button());
  expect(dialog().getByLabelText('Fisioterapeuta')).toHaveValue('u8');
});

it.each([
  ['the desk', ADMIN, 'Responsable del paciente'],
  [
    'who also treats, and gives it where they attend',
    { ...THERAPIST, alsoAdmin: true },
    'Yo, si le atiendo; si no, su responsable',
  ],
])('tells %s who gives the appointment where nobody is chosen', async (_who, user, text) => {
  const status = { 'GET /api/system-status': () => ({ capabilities: ['therapistChange', 'team', 'desk'] }) };
  open({ ...desk(), ...status }, user);
  expect(await screen.findByLabelText('Fisioterapeuta')).toHaveDisplayValue(text);
});

const ALONE = {
  'GET /api/team/therapists': () => ({ therapists: THERAPIST_FIXTURES.slice(0, 1) }),
};

it.each([
  ['a therapist', THERAPIST, {}],
  ['who treats alone and is administration', { ...THERAPIST, alsoAdmin: true }, ALONE],
])('asks %s for no therapist', async (_who, asked, team) => {
  const { user, backend } = open({ ...desk(), ...team }, asked);
  await user.click(await button());
  expect(dialog().queryByLabelText('Fisioterapeuta')).not.toBeInTheDocument();
  await user.type(dialog().getByLabelText('Nombre completo'), 'Eva Ruiz{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Eva Ruiz'));
  expect(backend.sent('POST', '/api/patients/contact')[0]?.body).toEqual({
    name: 'Eva Ruiz',
    phone: '',
    email: '',
    noAppointmentMails: false,
  });
});

it('sends the only therapist from the desk, which treats nobody', async () => {
  const { user, backend } = open({ ...desk(), ...ALONE });
  await user.click(await button());
  expect(dialog().getByLabelText('Fisioterapeuta')).toHaveValue(THERAPIST.id);
  await user.type(dialog().getByLabelText('Nombre completo'), 'Eva Ruiz{Enter}');
  await waitFor(() =>
    expect(backend.sent('POST', '/api/patients/contact')[0]?.body).toMatchObject({
      therapistId: THERAPIST.id,
    }),
  );
});

it('puts refusals beside their fields and chooses nobody; leaving gives the focus back', async () => {
  const text = 'Elige un fisioterapeuta de la lista';
  const { user } = open({
    ...desk(),
    'POST /api/patients/contact': () =>
      answer(400, { error: text, message: text, fields: { therapistId: text } }),
  });
  await user.click(await button());
  await user.click(dialog().getByRole('button', { name: 'Crear paciente' }));
  expect(await dialog().findByText('El nombre es obligatorio')).toBeInTheDocument();
  expect(dialog().getByText('Elige un fisioterapeuta', { selector: 'span, p' })).toBeInTheDocument();
  await user.type(dialog().getByLabelText('Nombre completo'), 'Eva');
  await user.type(dialog().getByLabelText('Correo electrónico'), 'eva@correo.example');
  await user.selectOptions(dialog().getByLabelText('Fisioterapeuta'), 'Nuria Salas Gil');
  await user.click(dialog().getByRole('button', { name: 'Crear paciente' }));
  expect(await dialog().findByText(text)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: /^Descartar/ }));
  expect(screen.getByRole('combobox', { name: 'Paciente' })).toHaveValue('');
  expect(await button()).toHaveFocus();
});

it('is not offered by a backend that does not know it, and nothing is said', async () => {
  const { toasts } = open({ 'GET /api/team/therapists': () => answer(404) });
  expect(await screen.findByRole('combobox', { name: 'Paciente' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Nuevo paciente' })).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});

it('is there with the form, not after it', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const coming = new Promise((resolve) => {
    arrive = resolve;
  });
  const { backend } = open({ 'GET /api/team/therapists': () => coming });
  await waitFor(() => expect(backend.sent('GET', '/api/team/therapists')).toHaveLength(1));
  await screen.findByText('Cargando cita');
  expect(screen.queryByText('Datos de la cita')).not.toBeInTheDocument();
  arrive({ therapists: THERAPIST_FIXTURES });
  expect(await screen.findByText('Datos de la cita')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nuevo paciente' })).toBeInTheDocument();
});

it('lets who is both choose in a record, too, who gives the appointment', async () => {
  const { user, backend } = renderApp(<PatientAppointmentPage />, {
    user: { ...THERAPIST, alsoAdmin: true },
    at: '/patients/p0/appointments/new?date=2126-11-24&time=10:30',
    path: '/patients/:id/appointments/new',
    routes: {
      ...agendaRoutes(),
      ...THERAPISTS,
      'GET /api/system-status': () => ({ capabilities: ['therapistChange', 'team'] }),
      'POST /api/appointments': () => answer(201, {}),
    },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });
  await user.selectOptions(await screen.findByLabelText('Fisioterapeuta'), 'u8');
  expect(screen.queryByRole('button', { name: 'Nuevo paciente' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear cita' }));
  await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
  expect(backend.sent('POST', '/api/appointments')[0]?.body).toMatchObject({
    patientId: 'p0',
    therapistId: 'u8',
  });
});

it('is not asked for where the patient is fixed', async () => {
  const { backend } = renderApp(<PatientAppointmentPage />, {
    user: THERAPIST,
    at: '/patients/p0/appointments/new',
    path: '/patients/:id/appointments/new',
    routes: { ...agendaRoutes(), ...THERAPISTS },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });
  expect(await screen.findByText('Datos de la cita')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nuevo paciente' })).not.toBeInTheDocument();
  expect(backend.sent('GET', /team/)).toEqual([]);
});
