import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { STATUS_PATH } from '@/contract/system';
import { AuthProvider } from '@/features/auth';
import { agendaRoutes, appointmentFixture } from '@/features/appointments/fixtures';
import { THERAPIST_FIXTURES } from '@/features/team/fixtures';
import { sessionExpired, sessionStarted } from '@/shared/identity/slice';
import { leadsBackState } from '@/shared/routes';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { AppointmentFormPage, PatientAppointmentPage } from './index';

clockStartsAt('2026-11-20T10:00:00Z');

const NewOrEdited = () => (
  <>
    <Link to="/appointments/new">Otra cita</Link>
    <AppointmentFormPage />
  </>
);

const open = (
  page: 'new' | 'edit' | 'patient',
  {
    routes = {},
    user = THERAPIST,
    search = '',
  }: { routes?: Record<string, FakeHandler>; user?: typeof THERAPIST; search?: string } = {},
) =>
  renderApp(page === 'patient' ? <PatientAppointmentPage /> : <NewOrEdited />, {
    user,
    at:
      { new: '/appointments/new', edit: '/appointments/c1/edit', patient: '/patients/p1/appointments/new' }[
        page
      ] + search,
    path: {
      new: '/appointments/new',
      edit: '/appointments/:id/edit',
      patient: '/patients/:id/appointments/new',
    }[page],
    routes: { ...agendaRoutes([appointmentFixture({ notes: 'Ropa cómoda' })]), ...routes },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

describe('/appointments/new', () => {
  it('begins with the free slot of the address and goes to the list when saved', async () => {
    const { user, backend, address, toasts } = open('patient', {
      search: '?date=2026-11-24&time=10:30&duration=45',
      routes: { 'POST /api/appointments': () => answer(201, {}) },
    });
    await user.click(await screen.findByRole('button', { name: 'Crear cita' }));
    await waitFor(() => expect(toasts).toEqual(['Cita creada correctamente']));
    expect(backend.sent('POST', '/api/appointments')[0]?.body).toMatchObject({
      patientId: 'p1',
      date: '2026-11-24',
      time: '10:30',
      duration: 45,
    });
    expect(address()).toBe('/patients/p1');
  });

  it('keeps what was typed over an expired sign-in session', async () => {
    const { user, store } = open('patient', { search: '?date=2026-11-24&time=10:30' });
    const notes = () => screen.findByLabelText('Notas');
    await user.type(await notes(), 'Traer informes');
    act(() => void store.dispatch(sessionExpired()));
    expect(screen.queryByLabelText('Notas')).not.toBeInTheDocument();
    act(() => void store.dispatch(sessionStarted(THERAPIST)));
    expect(await notes()).toHaveValue('Traer informes');
    expect(screen.getByText('Borrador recuperado')).toBeInTheDocument();
  });

  it('does not show what was typed for one address at another one', async () => {
    const { user } = open('new', { search: '?patientId=p1&date=2026-11-24' });
    const notes = () => screen.findByLabelText('Notas');
    await user.type(await notes(), 'Traer informes');
    await user.click(screen.getByRole('link', { name: 'Otra cita' }));
    expect(await notes()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Paciente' })).toHaveValue('');
  });

  it('asks before it throws away what was typed', async () => {
    const { user, address } = open('new');
    await user.type(await screen.findByLabelText('Notas'), 'Traer informes');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    expect(address()).toBe('/appointments');
  });

  it('ignores nonsense in the address', async () => {
    open('new', { search: '?date=ayer&time=99:99&duration=9999' });
    expect(await screen.findByLabelText('Duración (minutos)')).toHaveValue('60');
  });

  it('tells when patients cannot be loaded', async () => {
    const { toasts } = open('new', { routes: { 'GET /api/patients': () => answer(500) } });
    await waitFor(() => expect(toasts).toEqual(['Error al cargar pacientes']));
    expect(screen.getByRole('button', { name: 'Crear cita' })).toBeVisible();
  });

  it('is not for patients', () => {
    open('new', { user: PATIENT });
    expect(screen.getByText('Solo los fisioterapeutas pueden acceder a esta sección.')).toBeVisible();
  });
});

describe('/appointments/{id}/edit', () => {
  it('shows the appointment, whatever the answer’s shape', async () => {
    open('edit', {
      routes: { 'GET /api/appointments/:id': () => ({ data: appointmentFixture({ notes: 'Ropa cómoda' }) }) },
    });
    expect(await screen.findByLabelText('Notas')).toHaveValue('Ropa cómoda');
    expect(screen.getByLabelText('Tipo de cita')).toHaveValue('TREATMENT');
    expect(screen.getByRole('button', { name: 'Actualizar cita' })).toBeVisible();
  });

  it.each([
    [() => answer(500), 'Error al cargar la cita'],
    [() => answer(404, { message: 'Cita no encontrada' }), 'Cita no encontrada'],
    [() => networkFailure(), 'Error de conexión'],
  ])('returns to the list when it cannot be loaded', async (handler, text) => {
    const { toasts, address } = open('edit', { routes: { 'GET /api/appointments/:id': handler } });
    await waitFor(() => expect(toasts).toEqual([text]));
    expect(address()).toBe('/appointments');
  });

  it.each([
    ['/appointments/c1/edit', 'Actualizar cita'],
    ['/appointments/c1/edit', 'Cancelar'],
    ['/appointments/new?patientId=p1&date=2026-11-24&time=10:30', 'Crear cita'],
  ])('leads back into the record, from %s by «%s»', async (form, name) => {
    const record = '/patients/p1/appointments?appointmentId=c1';
    const { user, address } = renderApp(
      <Routes>
        <Route path="/appointments/new" element={<AppointmentFormPage />} />
        <Route path="/appointments/:id/edit" element={<AppointmentFormPage />} />
        <Route
          path="*"
          element={
            <Link to={form} state={leadsBackState}>
              Cita
            </Link>
          }
        />
      </Routes>,
      {
        at: record,
        user: THERAPIST,
        routes: {
          ...agendaRoutes([appointmentFixture()]),
          'POST /api/appointments': () => answer(201, {}),
          'PUT /api/appointments/:id': () => ({ appointment: {} }),
        },
        wrap: (part) => <AuthProvider>{part}</AuthProvider>,
      },
    );
    await user.click(screen.getByRole('link', { name: 'Cita' }));
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(record));
  });

  it.each(['COMPLETED', 'CANCELLED', 'NO_SHOW'] as const)(
    'of one that is %s offers type and notes alone, and says why',
    async (status) => {
      open('edit', {
        routes: { 'GET /api/appointments/:id': () => ({ appointment: appointmentFixture({ status }) }) },
      });
      expect(await screen.findByText(/paciente, fecha, hora y duración no se pueden cambiar/)).toBeVisible();
      expect(screen.getByLabelText('Duración (minutos)')).toBeDisabled();
      expect(await screen.findByRole('combobox', { name: 'Paciente' })).toBeDisabled();
      expect(screen.getByLabelText('Tipo de cita')).toBeEnabled();
      expect(screen.getByLabelText('Notas')).toBeEnabled();
    },
  );

  describe('says who gives it at the desk', () => {
    const OTHER = THERAPIST_FIXTURES[1]!;
    const edit = () =>
      open('edit', {
        user: ADMIN,
        routes: {
          [`GET ${STATUS_PATH}`]: () => ({ capabilities: ['edits', 'therapistChange', 'team'] }),
          'GET /api/team/therapists': () => ({ therapists: THERAPIST_FIXTURES }),
          'GET /api/appointments/:id': () => ({
            appointment: appointmentFixture({ therapist: { ...OTHER, phone: null } }),
          }),
          'PUT /api/appointments/:id': () => ({ appointment: {} }),
        },
      });
    const saved = async ({ user, backend }: ReturnType<typeof edit>) => {
      await user.click(screen.getByRole('button', { name: 'Actualizar cita' }));
      await waitFor(() => expect(backend.sent('PUT', /.*/)).toHaveLength(1));
      return backend.sent('PUT', /.*/)[0]?.body;
    };
    const read = { patientId: 'p1', therapistId: OTHER.id };

    it('and gives it to somebody else', async () => {
      const view = edit();
      const field = await screen.findByLabelText('Fisioterapeuta');
      expect(field).toHaveDisplayValue(OTHER.name);
      await view.user.selectOptions(field, THERAPIST.name);
      expect(await saved(view)).toEqual({ patientId: 'p1', therapistId: THERAPIST.id, read });
    });

    const toAnother = async ({ user }: ReturnType<typeof edit>) => {
      const patient = await screen.findByRole('combobox', { name: 'Paciente' });
      await user.clear(patient);
      await user.type(patient, 'Lucía');
      await user.click(await screen.findByRole('option', { name: /Lucía Méndez/ }));
    };

    it('which is for another patient whoever treats them', async () => {
      const view = edit();
      await toAnother(view);
      expect(screen.getByLabelText('Fisioterapeuta')).toHaveDisplayValue('Responsable del paciente');
      expect(await saved(view)).toEqual({ patientId: 'p0', therapistId: null, read });
    });

    it.each([OTHER, THERAPIST])(
      'and keeps whom somebody chose for another patient: $name',
      async ({ id, name }) => {
        const view = edit();
        await toAnother(view);
        await view.user.selectOptions(screen.getByLabelText('Fisioterapeuta'), name);
        expect(await saved(view)).toEqual({ patientId: 'p0', therapistId: id, read });
      },
    );

    it('and keeps whom somebody had chosen before the patient', async () => {
      const view = edit();
      await view.user.selectOptions(await screen.findByLabelText('Fisioterapeuta'), THERAPIST.name);
      await toAnother(view);
      expect(screen.getByLabelText('Fisioterapeuta')).toHaveDisplayValue(THERAPIST.name);
    });
  });

  it('asks an ADMIN for no notes that were not shown', async () => {
    open('edit', {
      user: ADMIN,
      routes: {
        [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: ['edits'] }),
        'GET /api/appointments/:id': () => ({ appointment: appointmentFixture({ notes: null }) }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Actualizar cita' })).toBeVisible();
    expect(screen.queryByLabelText('Notas')).not.toBeInTheDocument();
  });

  it('offers an ADMIN the notes where no server hides them, and who is both those of whom they treat', async () => {
    const { unmount } = open('edit', {
      user: ADMIN,
      routes: {
        [`GET ${STATUS_PATH}`]: () => ({ status: 'ok' }),
        'GET /api/appointments/:id': () => ({ appointment: appointmentFixture({ notes: null }) }),
      },
    });
    expect(await screen.findByLabelText('Notas')).toHaveValue('');
    unmount();
    open('edit', {
      user: { ...THERAPIST, alsoAdmin: true },
      routes: {
        'GET /api/appointments/:id': () => ({
          appointment: appointmentFixture({
            notes: null,
            therapist: { id: 'u9', name: 'Bea' },
            episodeId: null,
          }),
        }),
      },
    });
    expect(await screen.findByLabelText('Notas')).toHaveValue('');
  });
});

it('/patients/{id}/appointments/new denies an ADMIN, as the patient’s detail does', () => {
  open('patient', { user: ADMIN });
  expect(screen.getByText('Solo los fisioterapeutas pueden acceder a esta sección.')).toBeVisible();
});
