import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { User } from '@/contract/authAnswers';
import { AuthProvider } from '@/features/auth';
import { DELETED_FIXTURES, patientFixtures } from '@/features/patients/fixtures';
import { patientOpened } from '@/features/patients';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { selectToastQueue } from '@/shared/toasts/slice';
import { domains, PatientsPage } from '.';

const rows = patientFixtures(6).map((patient) => ({ ...patient, invitation: null }));

const show = (routes: Record<string, FakeHandler> = {}, user: User = THERAPIST) =>
  renderApp(<PatientsPage />, {
    user,
    domains,
    routes: { 'GET /api/patients': () => ({ data: rows }), ...routes },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });

describe('the patient list', () => {
  it.each([ADMIN, PATIENT])('denies $role', async (user) => {
    const { backend } = show({}, user);
    expect(
      await screen.findByText('Solo los fisioterapeutas pueden acceder a esta sección.'),
    ).toBeInTheDocument();
    expect(backend.sent('GET', '/api/patients')).toEqual([]);
  });

  it('shows an ADMIN names, contacts and leads, where the server has a desk', async () => {
    const contacts = rows.map(({ id, name, email, phone }) => ({
      ...{ id, name, email, phone, therapistName: 'Nuria Salas', invitation: null },
    }));
    show(
      {
        'GET /api/system-status': () => ({ capabilities: ['desk'] }),
        'GET /api/patients': () => ({ patients: contacts }),
      },
      ADMIN,
    );
    const row = within(await screen.findByRole('row', { name: new RegExp(rows[0]!.name) }));
    expect(row.getByText('Nuria Salas')).toBeVisible();
    expect(row.getByRole('button', { name: `Enviar invitación a ${rows[0]!.name}` })).toBeVisible();
    expect(row.getByRole('button', { name: `Dar cita a ${rows[0]!.name}` })).toBeVisible();
    expect(row.queryByRole('button', { name: /^Eliminar|conversación|chat/i })).toBeNull();
    expect(screen.getByRole('link', { name: 'Nuevo paciente' })).toHaveAttribute('href', '/patients/new');
    expect(screen.queryByText(/Activo|Fecha de registro/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Estado' })).toBeNull();
  });

  it('lets who is therapist and administration look at the contacts of the practice', async () => {
    const { user, backend } = show(
      {
        'GET /api/patients': ({ query }) =>
          query.reach === 'practice'
            ? { patients: [{ id: 'p9', name: 'Eva Gil', therapistName: 'Nuria Salas', invitation: null }] }
            : { data: rows },
        'GET /api/system-status': () => ({ capabilities: ['listFiles'] }),
        'GET /api/exports/patients': () => answer(503),
      },
      { ...THERAPIST, alsoAdmin: true },
    );
    expect(await screen.findByText('Mostrando 6 de 6 pacientes')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'De la consulta' }));
    const row = within(await screen.findByRole('row', { name: /Eva Gil/ }));
    expect(row.getByText('Nuria Salas')).toBeVisible();
    expect(row.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Nuevo paciente' })).toHaveAttribute(
      'href',
      '/patients/new?reach=practice',
    );
    expect(backend.sent('GET', '/api/patients')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Descargar' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() =>
      expect(backend.sent('GET', '/api/exports/patients').at(-1)?.query).toEqual({
        format: 'CSV',
        reach: 'practice',
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'Mis pacientes' }));
    expect(await screen.findByText('Mostrando 6 de 6 pacientes')).toBeInTheDocument();
  });

  it('finds an own patient by NIF among the contacts of the practice too', async () => {
    const known = rows.map((row, at) => (at === 2 ? { ...row, documentNumber: '12345678Z' } : row));
    const contacts = rows.map(({ id, name }) => ({ id, name, therapistName: 'Nuria Salas' }));
    const { user } = show(
      {
        'GET /api/patients': ({ query }) => ({ data: query.reach === 'practice' ? contacts : known }),
      },
      { ...THERAPIST, alsoAdmin: true },
    );
    await screen.findByText('Mostrando 6 de 6 pacientes');
    await user.click(screen.getByRole('radio', { name: 'De la consulta' }));
    expect(await screen.findAllByText('Nuria Salas')).not.toHaveLength(0);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar pacientes' }), '12345678z');
    expect(await screen.findByText('Mostrando 1 de 6 pacientes')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: new RegExp(rows[2]?.name ?? '') })).toBeInTheDocument();
  });

  it('counts what it shows, and repaints on search and status', async () => {
    const { user } = show();
    expect(await screen.findByText('Mostrando 6 de 6 pacientes')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar pacientes' }), rows[0]?.name ?? '');
    expect(screen.getByText('Mostrando 1 de 6 pacientes')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar pacientes' }), ' nadie');
    expect(screen.getByText('No se encontraron pacientes')).toBeInTheDocument();
  });

  it('leaves who went elsewhere while a conversation was being opened where they are', async () => {
    let respond = (_value: unknown) => undefined as void;
    const { user, address, toasts } = renderApp(<PatientsPage />, {
      user: THERAPIST,
      domains,
      at: '/patients',
      path: '/patients',
      routes: {
        'GET /api/patients': () => ({ data: rows }),
        'POST /api/conversations': () => new Promise((resolve) => (respond = resolve)),
      },
      wrap: (children) => (
        <AuthProvider>
          {children}
          <Link to="/sessions/new">Nueva Sesión</Link>
        </AuthProvider>
      ),
    });
    await user.click(await screen.findByRole('button', { name: `Conversar con ${rows[0]!.name}` }));
    fireEvent.click(screen.getByRole('link', { name: 'Nueva Sesión' }));
    respond(answer(201, { conversation: { id: 'c9' } }));
    await waitFor(() => expect(toasts).toEqual(['Conversación creada exitosamente']));
    expect(address()).toBe('/sessions/new');
  });

  it('finds by NIF, without sending what is typed, and says so where a NIF is noted', async () => {
    const known = rows.map((row, at) => (at === 2 ? { ...row, documentNumber: '12345678Z' } : row));
    const { user, backend, address } = show({ 'GET /api/patients': () => ({ data: known }) });
    await screen.findByText('Mostrando 6 de 6 pacientes');
    const calls = backend.requests.length;
    await user.type(
      screen.getByPlaceholderText('Buscar por nombre, correo, teléfono o NIF...'),
      '12.345.678-z',
    );
    expect(await screen.findByText('Mostrando 1 de 6 pacientes')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: new RegExp(rows[2]?.name ?? '') })).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(backend.requests.slice(calls).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(JSON.stringify(backend.requests.slice(calls))).not.toMatch(/345/);
  });

  it('shows the row of the record that was opened last, and no other, as such', async () => {
    const { store } = show();
    const second = rows[1];
    const row = await screen.findByRole('row', { name: new RegExp(second?.name ?? '') });
    const plain = row.className;
    act(() => void store.dispatch(patientOpened({ id: second?.id ?? '' })));
    await waitFor(() => expect(row.className).not.toBe(plain));
    expect(screen.getByRole('row', { name: new RegExp(rows[0]?.name ?? '') }).className).toBe(plain);
  });

  it('puts the names in order, and keeps the order in the address', async () => {
    const { user, address } = show();
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('link')[0]?.textContent);
    const heading = await screen.findByRole('button', { name: 'Paciente' });
    await user.click(heading);
    const ascending = rows.map(({ name }) => name).sort(new Intl.Collator('es').compare);
    await waitFor(() => expect(names()).toEqual(ascending));
    expect(address()).toContain('order=name');
    await user.click(heading);
    await waitFor(() => expect(names()).toEqual([...ascending].reverse()));
    expect(screen.getByRole('columnheader', { name: 'Paciente' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('asks for an invitation only where the row does not carry it', async () => {
    const [first, second] = rows;
    const bare = Object.fromEntries(Object.entries(second ?? {}).filter(([key]) => key !== 'invitation'));
    const { backend } = show({
      'GET /api/patients': () => [first, bare],
      'GET /api/invitations/patient/:id': () => ({ invitations: [] }),
    });
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Enviar invitación a/ })).toHaveLength(2),
    );
    expect(backend.sent('GET', /invitations/).map(({ params }) => params.id)).toEqual([second?.id]);
  });

  it.each([
    [() => answer(500), 'Error al cargar los pacientes'],
    [networkFailure, 'Error de conexión'],
  ])('shows why the list did not come, and tries again', async (handler, text) => {
    const { user, backend } = show({ 'GET /api/patients': handler });
    expect(await screen.findByText(text)).toBeInTheDocument();
    backend.use({ 'GET /api/patients': () => rows });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Mostrando 6 de 6 pacientes')).toBeInTheDocument();
  });

  it('deletes after the question, and the row goes', async () => {
    let left = rows;
    const { user, toasts } = show({
      'GET /api/patients': () => ({ patients: left }),
      'DELETE /api/patients/:id': ({ params }) => {
        left = left.filter(({ id }) => id !== params.id);
        return {};
      },
    });
    const name = rows[2]?.name ?? '';
    await user.click(await screen.findByRole('button', { name: `Eliminar a ${name}` }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar paciente' }),
    );
    expect(await screen.findByText('Mostrando 5 de 5 pacientes')).toBeInTheDocument();
    expect(toasts).toEqual(['Paciente eliminado exitosamente']);
  });

  it('says before deleting how many future appointments and active routines there are', async () => {
    const { id = '', name = '' } = rows[2] ?? {};
    const appointment = { patientId: id, date: '2999-11-23T10:00:00+01:00', status: 'SCHEDULED' };
    const { user } = show({
      'GET /api/appointments': () => [
        { ...appointment, id: 'c1' },
        { ...appointment, id: 'c2', status: 'confirmed' },
        { ...appointment, id: 'c3', status: 'CANCELLED' },
        { ...appointment, id: 'c4', date: '2020-11-23T10:00:00+01:00' },
        { ...appointment, id: 'c5', patientId: 'otro' },
      ],
      'GET /api/patients/:id/stats': () => answer(500),
    });
    await user.click(await screen.findByRole('button', { name: `Eliminar a ${name}` }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toHaveTextContent('Citas futuras: 2.'));
    await waitFor(() => expect(question).toHaveTextContent('Rutinas activas: sin comprobar.'));
  });

  it('offers the undo of a deletion as long as the server takes it, and says before how one comes back', async () => {
    const { user, store } = show({
      'DELETE /api/patients/:id': () => ({}),
      'POST /api/patients/:id/restore': () => ({}),
      'GET /api/deleted-patients': () => ({ patients: [] }),
    });
    await user.click(await screen.findByRole('button', { name: `Eliminar a ${rows[0]!.name}` }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toHaveTextContent('puedes deshacerlo durante diez minutos'));
    expect(question).toHaveTextContent('se recupera en «Eliminados»');
    await user.click(within(question).getByRole('button', { name: 'Eliminar paciente' }));
    await waitFor(() => expect(selectToastQueue(store.getState())).toHaveLength(1));
    expect(selectToastQueue(store.getState())[0]).toMatchObject({
      message: 'Paciente eliminado exitosamente',
      durationMs: 600_000,
      action: { label: 'Deshacer' },
    });
  });

  describe('«Eliminados»', () => {
    const opened = async (recovery: FakeHandler) => {
      let left = DELETED_FIXTURES;
      const view = show({
        'GET /api/deleted-patients': () => ({ patients: left }),
        'POST /api/deleted-patients/:id/recovery': (request) => {
          left = left.filter(({ id }) => id !== request.params.id);
          return recovery(request);
        },
      });
      await view.user.click(await screen.findByRole('button', { name: 'Eliminados' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Pacientes eliminados' }));
      await dialog.findByText('Ana García López');
      return { ...view, dialog };
    };

    it('says who was deleted, when and by whom, and brings one back with what it lacks', async () => {
      const { user, dialog, backend, toasts } = await opened(() => ({
        stillCancelled: ['2026-11-23T08:30:00Z'],
      }));
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Ana García LópezEliminado el 20/11/2026 por Nuria SalasRecuperar',
        'Jordi Puig SerraEliminado el 03/02/2025Recuperar',
      ]);
      const lists = backend.sent('GET', '/api/patients').length;
      await user.click(dialog.getByRole('button', { name: 'Recuperar a Ana García López' }));
      await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
      expect(toasts).toEqual([
        'Ficha recuperada. La cita que tenía sigue cancelada: lun, 23 nov a las 09:30',
      ]);
      expect(backend.sent('GET', '/api/patients').length).toBeGreaterThan(lists);
    });

    it('takes the offer to undo the deletion away with it', async () => {
      const { user, dialog, store } = await opened(() => ({ stillCancelled: [] }));
      await user.click(dialog.getByRole('button', { name: 'Recuperar a Ana García López' }));
      await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
      // A newer toast on the same topic takes the place of the one before.
      expect(selectToastQueue(store.getState())).toMatchObject([
        { message: 'Ficha recuperada', topic: 'deletion Patient x1' },
      ]);
    });

    it('says in its place why one cannot come back', async () => {
      const { user, dialog, toasts } = await opened(() => answer(409, { message: 'Todavía no' }));
      await user.click(dialog.getByRole('button', { name: 'Recuperar a Jordi Puig Serra' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('Todavía no');
      expect(toasts).toEqual([]);
    });

    it('is not there, nor in the question, where the server gives no record back', async () => {
      const { user, backend } = show({ 'GET /api/system-status': () => ({ capabilities: ['restore'] }) });
      await user.click(await screen.findByRole('button', { name: `Eliminar a ${rows[0]!.name}` }));
      expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('Eliminados');
      await waitFor(() => expect(backend.sent('GET', '/api/system-status')).toHaveLength(1));
      expect(screen.queryByRole('button', { name: 'Eliminados' })).toBeNull();
      expect(backend.sent('GET', '/api/deleted-patients')).toEqual([]);
    });
  });

  it('says so when there is nobody yet', async () => {
    show({ 'GET /api/patients': () => [] });
    expect(await screen.findByText('No hay pacientes registrados')).toBeInTheDocument();
  });
});
