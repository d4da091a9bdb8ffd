import { screen, waitFor } from '@testing-library/react';
import { SETUP_MESSAGES } from '@/contract/setup/messages';
import { DEFAULT_WEEK } from '@/contract/practice/week';
import { Route, Routes } from 'react-router-dom';
import { ADMIN, answer, type FakeHandler } from '@/shared/testing';
import { renderApp } from '@/shared/testing/renderApp';
import { SetUpPage } from '../index';

const PATH = '/api/setup/:token';

const show = (routes: Record<string, FakeHandler>, user?: typeof ADMIN) =>
  renderApp(
    <Routes>
      <Route path="/setup/:token" element={<SetUpPage />} />
      <Route path="*" element={<p>otra pantalla</p>} />
    </Routes>,
    { at: '/setup/abc', routes, ...(user && { user }) },
  );

const open = { [`GET ${PATH}`]: () => ({ timeZone: 'Atlantic/Canary' }) };

async function fill(user: ReturnType<typeof show>['user']) {
  await user.type(
    await screen.findByRole('textbox', { name: /Nombre de la consulta/ }),
    ' Fisioterapia Teide ',
  );
  await user.type(screen.getByRole('textbox', { name: /Nombre completo/ }), 'Elena Sanz');
  await user.type(screen.getByRole('textbox', { name: /Correo/ }), 'elena@teide.example');
  await user.type(screen.getByLabelText(/^Contraseña/), 'secreto-1');
  await user.type(screen.getByLabelText(/^Confirmar/), 'secreto-1');
}
const send = (user: ReturnType<typeof show>['user']) =>
  user.click(screen.getByRole('button', { name: 'Configurar la consulta' }));

it('sends what was chosen, and leads to the sign-in with a toast', async () => {
  const { user, backend, toasts, address } = show({
    ...open,
    [`POST ${PATH}`]: () => answer(201, { success: true }),
  });
  await fill(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(toasts).toEqual([SETUP_MESSAGES.done]);
  expect(backend.sent('POST', /setup/)[0]?.body).toEqual({
    practiceName: 'Fisioterapia Teide',
    timeZone: 'Atlantic/Canary',
    registration: 'INVITATION',
    openingHours: DEFAULT_WEEK,
    address: '',
    taxId: '',
    treats: true,
    loadsExercises: true,
    name: 'Elena Sanz',
    email: 'elena@teide.example',
    password: 'secreto-1',
  });
});

it('forgets who was signed in at this address before', async () => {
  const { user, store, address } = show(
    { ...open, [`POST ${PATH}`]: () => answer(201, { success: true }) },
    ADMIN,
  );
  await fill(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(JSON.stringify(store.getState())).not.toContain(ADMIN.email);
});

it('says what is missing, keeps what was typed, and sends nothing', async () => {
  const { user, backend } = show(open);
  const name = await screen.findByRole('textbox', { name: /Nombre completo/ });
  await user.type(name, 'Elena');
  await send(user);
  expect(await screen.findByText('Escribe el nombre de la consulta')).toBeVisible();
  expect(name).toHaveValue('Elena');
  expect(backend.sent('POST', /setup/)).toEqual([]);
});

it('puts a refusal beside its field', async () => {
  const fields = { email: 'Introduce un correo electrónico válido' };
  const { user } = show({
    ...open,
    [`POST ${PATH}`]: () => answer(400, { error: 'x', message: 'x', fields }),
  });
  await fill(user);
  await send(user);
  expect(await screen.findByText(fields.email)).toBeVisible();
});

it.each([
  [404, SETUP_MESSAGES.invalidText, false],
  [410, SETUP_MESSAGES.already, true],
])('a link that is answered %i shows why, without a form', async (status, text, hasWayOn) => {
  show({ [`GET ${PATH}`]: () => answer(status) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Ir a iniciar sesión' })).toHaveLength(hasWayOn ? 1 : 0);
});

it('a failure can be tried again', async () => {
  let status = 500;
  const { user } = show({
    [`GET ${PATH}`]: () => (status === 500 ? answer(500) : { timeZone: 'Europe/Madrid' }),
  });
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  status = 200;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Configurar la consulta' })).toBeVisible();
});
