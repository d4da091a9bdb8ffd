import { act, screen, waitFor } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { PROFILE_FIXTURE } from '@/features/profile/fixtures';
import { prefetchCapabilities } from '@/shared/capabilities';
import { selectUser } from '@/shared/identity/slice';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ProfilePage } from '..';

const show = (routes: Record<string, FakeHandler> = {}, user = THERAPIST) =>
  renderApp(<ProfilePage />, {
    user,
    routes: { 'GET /api/profile': () => ({ user: PROFILE_FIXTURE }), ...routes },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });

describe('Mi Perfil', () => {
  it('shows the role label, contact information and the quick statistics', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Mi Perfil' })).toBeInTheDocument();
    expect(screen.getByText('Fisioterapeuta')).toBeInTheDocument();
    for (const label of ['Pacientes activos', 'Citas esta semana', 'Sesiones completadas'])
      expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('lives without a GET of the profile', async () => {
    show({ 'GET /api/profile': () => answer(404) }, PATIENT);
    expect((await screen.findAllByText(PATIENT.name)).length).toBeGreaterThan(0);
  });

  it('does not show fields as empty where the profile did not come, and asks again', async () => {
    let isCut = true;
    const { user } = show({
      'GET /api/profile': () => (isCut ? networkFailure() : { user: PROFILE_FIXTURE }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión');
    expect(screen.queryByText('Número de colegiado')).not.toBeInTheDocument();
    isCut = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('28-1234')).toBeInTheDocument();
  });

  it('does not show fields as empty either where the line is cut before the backend says what it can do', async () => {
    show({ 'GET /api/system-status': networkFailure });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión');
    expect(screen.queryByText('Número de colegiado')).not.toBeInTheDocument();
  });

  it.each([
    ['the whole profile', (body: object) => ({ ...THERAPIST, ...body })],
    ['the user alone', () => ({ user: THERAPIST })],
    ['nothing', () => null],
  ])('goes on with what was saved on a backend that answers %s and has no GET', async (_what, put) => {
    const { user, backend } = renderApp(<ProfilePage />, {
      user: THERAPIST,
      routes: { 'PUT /api/profile': ({ body }) => put(body as object) },
      wrap: (children) => <AuthProvider>{children}</AuthProvider>,
    });
    const save = async (label: string, text: string) => {
      await user.click(await screen.findByRole('button', { name: 'Editar' }));
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
      await user.click(screen.getByRole('button', { name: 'Guardar' }));
      await screen.findByRole('button', { name: 'Editar' });
    };
    await save('Número de colegiado', '28');
    expect(await screen.findByText('28')).toBeInTheDocument();
    await save('Dirección', 'Aquí');
    expect(backend.sent('PUT', '/api/profile').at(-1)?.body).toMatchObject({
      license: '28',
      address: 'Aquí',
    });
  });

  it.each([
    ['all that the backend has', ['documents', 'recordCopy'], ['Ver mis datos', 'Mis documentos']],
    ['no data where the backend tells none', [], []],
  ])('leads a patient to %s', async (_what, capabilities, links) => {
    const { store } = show({ 'GET /api/system-status': () => ({ capabilities }) }, PATIENT);
    await act(async () => store.dispatch(prefetchCapabilities));
    await waitFor(() =>
      expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links),
    );
  });

  it.each([
    ['a patient', PATIENT, ['recordCopy'], 1],
    ['no patient of a backend without records', PATIENT, [], 0],
    ['no therapist', THERAPIST, ['recordCopy'], 0],
  ])('tells %s that the practice has its own contact data', async (_whom, person, capabilities, count) => {
    const routes = {
      'GET /api/profile': () => ({ user: { ...PROFILE_FIXTURE, role: person.role } }),
      'GET /api/system-status': () => ({ capabilities }),
    };
    const { user, store } = show(routes, person);
    await act(async () => store.dispatch(prefetchCapabilities));
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    expect(screen.queryAllByText(/díselo también a tu consulta/)).toHaveLength(count);
  });

  it('edits and saves with exactly the documented body, and keeps the user in step', async () => {
    const { user, backend, toasts, store } = show({
      'PUT /api/profile': ({ body }) => ({ ...PROFILE_FIXTURE, ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.clear(screen.getByLabelText('Nombre completo'));
    await user.type(screen.getByLabelText('Nombre completo'), 'Ana Ruiz Nueva');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
    expect(toasts).toEqual(['Perfil actualizado exitosamente']);
    expect(backend.sent('PUT', '/api/profile')[0]?.body).toEqual({
      name: 'Ana Ruiz Nueva',
      email: 'ana@clinica.es',
      phone: '600 111 222',
      specialization: 'orthopedic',
      experience: 'advanced',
      license: '28-1234',
      address: 'Calle Mayor, 3, 28013 Madrid',
    });
    expect(selectUser(store.getState())?.name).toBe('Ana Ruiz Nueva');
  });

  it.each([
    ['Nombre completo', 'El nombre es obligatorio'],
    ['Correo electrónico', 'El correo electrónico es obligatorio'],
  ])('asks for %s', async (label, text) => {
    const { user, backend } = show();
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(backend.sent('PUT', '/api/profile')).toHaveLength(0);
  });

  it.each([
    [() => answer(500), 'Error al actualizar el perfil'],
    [() => answer(409, { message: 'Ese correo ya está en uso' }), 'Ese correo ya está en uso'],
    [networkFailure, 'Error de conexión'],
  ])('says why it was not saved, and stays in editing', async (handler, text) => {
    const { user, toasts } = show({ 'PUT /api/profile': handler });
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts).toEqual([text]));
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeInTheDocument();
  });
});
