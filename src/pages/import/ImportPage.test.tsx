import { screen, waitFor } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { importsDomain } from '@/features/imports';
import { APPOINTMENT_IMPORT_FIXTURES } from '@/features/imports/fixtures';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST, VIEWERS } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ImportPage } from '.';

const show = (capabilities: string[], user = THERAPIST, routes: Record<string, FakeHandler> = {}) =>
  renderApp(<ImportPage />, {
    user,
    domains: [importsDomain],
    routes: {
      'GET /api/system-status': () => ({ status: 'ok', capabilities }),
      'GET /api/imports': () => ({ imports: [] }),
      'GET /api/appointment-imports': () => ({ imports: APPOINTMENT_IMPORT_FIXTURES }),
      'GET /api/team/therapists': () => ({ therapists: [] }),
      ...routes,
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });

it('brings appointments where the server takes them', async () => {
  const { user, backend } = show(['imports', 'appointmentImports']);
  await user.click(await screen.findByRole('radio', { name: 'Citas' }));
  expect(screen.getByRole('heading', { name: 'Importar citas', level: 1 })).toBeVisible();
  expect(screen.getByLabelText('Archivo de citas')).toHaveAttribute(
    'accept',
    expect.stringContaining('.ics'),
  );
  expect(await screen.findByText('86 citas')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Pacientes' }));
  await waitFor(() => expect(screen.queryByText('86 citas')).toBeNull());
  expect(backend.sent('GET', '/api/appointment-imports')).toHaveLength(1);
});

it('drops no file by one press while its rows are decided', async () => {
  const { user } = show(['imports', 'appointmentImports'], THERAPIST, {
    'POST /api/imports/check': () => ({ findings: [] }),
  });
  const file = new File(['Nombre;DNI\nEva Ruiz;12345678Z\n'], 'lista.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Archivo de pacientes'), file);
  await user.click(await screen.findByRole('button', { name: 'Comprobar 1 fila' }));
  await screen.findByRole('button', { name: 'Importar 1 paciente' });
  expect(screen.getByRole('radio', { name: 'Citas' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Volver a las columnas' }));
  expect(screen.getByRole('radio', { name: 'Citas' })).toBeEnabled();
});

it('asks an administrator whose agenda it is', async () => {
  const { user } = show(['imports', 'appointmentImports'], ADMIN);
  await user.click(await screen.findByRole('radio', { name: 'Citas' }));
  expect(screen.getByLabelText('Fisioterapeuta que da las citas')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeDisabled();
});

const OWN = { id: THERAPIST.id, name: THERAPIST.name };

it('asks who is both for whom they import, and takes no file before', async () => {
  const { user, backend } = show(['imports', 'team'], VIEWERS.OWNER, {
    'GET /api/team/therapists': () => ({ therapists: [OWN, { id: 't2', name: 'Luis Gil Mora' }] }),
    'POST /api/imports/check': () => ({ findings: [] }),
  });
  const field = await screen.findByLabelText('Fisioterapeuta que los atenderá');
  expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeDisabled();
  await user.selectOptions(field, 'Luis Gil Mora');
  const file = new File(['Nombre;DNI\nEva Ruiz;12345678Z\n'], 'lista.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Archivo de pacientes'), file);
  await user.click(await screen.findByRole('button', { name: 'Comprobar 1 fila' }));
  await screen.findByRole('button', { name: 'Importar 1 paciente' });
  expect(backend.sent('POST', '/api/imports/check')[0]?.body).toMatchObject({ therapistId: 't2' });
});

it.each([
  ['is both and treats alone', VIEWERS.OWNER, [OWN]],
  ['is a therapist', THERAPIST, [OWN, { id: 't2', name: 'Luis Gil Mora' }]],
])('asks nothing of who %s', async (_who, user, therapists) => {
  show(['imports', 'team'], user, { 'GET /api/team/therapists': () => ({ therapists }) });
  expect(await screen.findByRole('button', { name: 'Elegir archivo' })).toBeEnabled();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('says that the therapists could not be loaded, and asks for them again', async () => {
  const list = 'GET /api/team/therapists';
  const { user, backend } = show(['imports', 'team'], ADMIN, { [list]: () => answer(500) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar el equipo');
  backend.use({ [list]: () => ({ therapists: [{ id: 't1', name: 'Ana Ruiz Soler' }] }) });
  await user.click(screen.getByRole('button', { name: /^Reintentar/ }));
  expect(await screen.findByRole('option', { name: 'Ana Ruiz Soler' })).toBeInTheDocument();
});

it('shows nothing of it where the server takes patients alone', async () => {
  const { backend } = show(['imports']);
  expect(await screen.findByLabelText('Archivo de pacientes')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(backend.sent('GET', '/api/appointment-imports')).toEqual([]);
});
