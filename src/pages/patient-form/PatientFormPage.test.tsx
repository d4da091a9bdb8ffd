import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { User } from '@/contract/authAnswers';
import { AuthProvider } from '@/features/auth';
import { PATIENT_FIXTURE } from '@/features/patients/fixtures';
import { leadsBackState } from '@/shared/routes';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST, VIEWERS } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PatientFormPage } from '.';

const show = (at: string, routes: Record<string, FakeHandler>, user: User = THERAPIST) =>
  renderApp(<PatientFormPage />, {
    at,
    path: at.startsWith('/patients/new') ? '/patients/new' : '/patients/:id/edit',
    user,
    routes,
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });

describe('the new-patient screen', () => {
  it('denies an ADMIN in the screen', async () => {
    show('/patients/new', {}, ADMIN);
    expect(
      await screen.findByText('Solo los fisioterapeutas pueden acceder a esta sección.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['opens the record', { data: PATIENT_FIXTURE }, `/patients/${PATIENT_FIXTURE.id}`],
    ['goes to the list where the answer names none', { success: true }, '/patients'],
  ])('creates, says so and %s', async (_what, reply, place) => {
    const { user, toasts, address } = show('/patients/new', { 'POST /api/patients': () => reply });
    await user.type(screen.getByLabelText('Nombre completo'), 'Lola');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(address()).toBe(place));
    expect(toasts).toEqual(['Paciente creado exitosamente']);
  });

  it.each([
    [answer(400, { message: 'Ese correo ya existe' }), 'Ese correo ya existe'],
    [answer(500), 'Error al guardar el paciente'],
  ])('shows the server’s message first, and keeps what was typed', async (reply, text) => {
    const { user, toasts, address } = show('/patients/new', { 'POST /api/patients': () => reply });
    await user.type(screen.getByLabelText('Nombre completo'), 'Lola');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(toasts).toEqual([text]));
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Lola');
    expect(address()).toBe('/patients/new');
  });
});

describe('the edit-patient screen', () => {
  const ONE = 'GET /api/patients/:id';

  it('updates, says so and goes to the list', async () => {
    const { user, toasts, address, backend } = show('/patients/p1/edit', {
      [ONE]: () => PATIENT_FIXTURE,
      'PUT /api/patients/:id': () => ({ patient: PATIENT_FIXTURE }),
    });
    await user.click(await screen.findByRole('button', { name: 'Actualizar paciente' }));
    await waitFor(() => expect(address()).toBe('/patients'));
    expect(toasts).toEqual(['Paciente actualizado exitosamente']);
    expect(backend.sent('PUT', '/api/patients/p1')[0]?.body).not.toHaveProperty('createdAt');
  });

  it.each(['Actualizar paciente', 'Cancelar'])('leads back into the record by «%s»', async (name) => {
    const record = '/patients/p1?appointmentId=c1';
    const { user, address } = renderApp(
      <Routes>
        <Route path="/patients/:id/edit" element={<PatientFormPage />} />
        <Route
          path="*"
          element={
            <Link to="/patients/p1/edit" state={leadsBackState}>
              Editar
            </Link>
          }
        />
      </Routes>,
      {
        at: record,
        user: THERAPIST,
        routes: {
          [ONE]: () => PATIENT_FIXTURE,
          'PUT /api/patients/:id': () => ({ patient: PATIENT_FIXTURE }),
        },
        wrap: (children) => <AuthProvider>{children}</AuthProvider>,
      },
    );
    await user.click(screen.getByRole('link', { name: 'Editar' }));
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(record));
  });

  it('shows Paciente no encontrado for a 404', async () => {
    show('/patients/p1/edit', { [ONE]: () => answer(404) });
    expect(await screen.findByRole('heading', { name: 'Paciente no encontrado' })).toBeInTheDocument();
  });

  it.each([
    [() => answer(500), 'Error al cargar los datos del paciente'],
    [networkFailure, 'Error de conexión'],
  ])('goes back to the list with a toast on any other failure', async (handler, text) => {
    const { toasts, address } = show('/patients/p1/edit', { [ONE]: handler });
    await waitFor(() => expect(address()).toBe('/patients'));
    expect(toasts).toEqual([text]);
  });
});

describe('at the desk', () => {
  const DESK = {
    'GET /api/system-status': () => ({ capabilities: ['desk', 'team'] }),
    'GET /api/team/therapists': () => ({ therapists: [{ id: 't1', name: 'Nuria Salas' }] }),
    'GET /api/patients/:id': () => ({ patient: { id: 'p1', name: 'Eva Ruiz', phone: null, email: null } }),
  };

  it('takes name and contact of a new patient, and shows them', async () => {
    const { user, backend, address } = show(
      '/patients/new',
      { ...DESK, 'POST /api/patients/contact': () => answer(201, { patient: { id: 'p9', name: 'Eva' } }) },
      ADMIN,
    );
    await user.type(await screen.findByLabelText('Nombre completo'), 'Eva');
    expect(screen.queryByLabelText(/Historial médico|Alergias|Fecha de nacimiento/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(address()).toBe('/patients/p9'));
    expect(backend.sent('POST', '/api/patients/contact')[0]?.body).toEqual({
      ...{ name: 'Eva', phone: '', email: '', noAppointmentMails: false, therapistId: 't1' },
    });
  });

  it('asks who is both, and comes from the practice’s contacts, for whom it is', async () => {
    const therapists = [
      { id: THERAPIST.id, name: THERAPIST.name },
      { id: 't1', name: 'Nuria Salas' },
    ];
    const { user, backend, address } = show(
      '/patients/new?reach=practice',
      {
        ...DESK,
        'GET /api/team/therapists': () => ({ therapists }),
        'POST /api/patients/contact': () => answer(201, { patient: { id: 'p9', name: 'Eva' } }),
      },
      VIEWERS.OWNER,
    );
    await user.type(await screen.findByLabelText('Nombre completo'), 'Eva');
    await user.selectOptions(screen.getByLabelText('Fisioterapeuta'), 'Nuria Salas');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(address()).toBe('/patients/p9'));
    expect(backend.sent('POST', '/api/patients/contact')[0]?.body).toMatchObject({ therapistId: 't1' });
  });

  it.each([
    ['is both and treats alone', '/patients/new?reach=practice', VIEWERS.OWNER, [THERAPIST]],
    ['is both, for a patient of their own', '/patients/new', VIEWERS.OWNER, [THERAPIST, ADMIN]],
    ['is a therapist', '/patients/new?reach=practice', THERAPIST, [THERAPIST, ADMIN]],
  ])('gives the form of the record to who %s', async (_who, at, user, people) => {
    const therapists = people.map(({ id, name }) => ({ id, name }));
    show(at, { ...DESK, 'GET /api/team/therapists': () => ({ therapists }) }, user);
    expect(await screen.findByLabelText('Alergias')).toBeInTheDocument();
    expect(screen.queryByLabelText('Fisioterapeuta')).toBeNull();
  });

  it('offers no form that cannot be sent, because the therapists could not be loaded, and asks again', async () => {
    const list = 'GET /api/team/therapists';
    const { user, backend } = show('/patients/new', { ...DESK, [list]: () => answer(500) }, ADMIN);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar el equipo');
    expect(screen.queryByLabelText('Nombre completo')).toBeNull();
    backend.use({ [list]: DESK[list] });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByLabelText('Nombre completo')).toBeInTheDocument();
  });

  it('corrects a contact, and a refusal stands beside its field', async () => {
    let refuses = true;
    const taken = { error: 'Ya está', fields: { email: 'Este fisioterapeuta ya tiene ese correo' } };
    const { user, backend, toasts } = show(
      '/patients/p1/edit',
      {
        ...DESK,
        'PUT /api/patients/:id/contact': () => (refuses ? answer(409, taken) : { patient: { id: 'p1' } }),
      },
      ADMIN,
    );
    await user.type(await screen.findByLabelText('Correo electrónico'), 'eva@correo.es');
    await user.click(screen.getByRole('checkbox', { name: /No enviar correos de citas/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Este fisioterapeuta ya tiene ese correo')).toBeVisible();
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('eva@correo.es');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(toasts).toContain('Paciente actualizado exitosamente'));
    expect(backend.sent('PUT', '/api/patients/p1/contact')[0]?.body).toEqual({
      ...{ name: 'Eva Ruiz', phone: '', email: 'eva@correo.es', noAppointmentMails: true },
    });
  });
});
