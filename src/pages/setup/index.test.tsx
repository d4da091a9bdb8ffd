import { screen, waitFor } from '@testing-library/react';
import { SETUP_MESSAGES } from '@/contract/setup';
import { DEFAULT_WEEK } from '@/contract/openingHours';
import { Route, Routes } from 'react-router-dom';
import { baseApi } from '@/shared/api/baseApi';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { SetUpPage } from './index';

const PATH = '/api/setup/:token';

const show = (routes: Record<string, FakeHandler>, user?: typeof ADMIN) =>
  renderApp(
    <Routes>
      <Route path="/setup/:token" element={<SetUpPage />} />
      <Route path="*" element={<p>otra pantalla</p>} />
    </Routes>,
    { at: '/setup/abc', routes, ...(user && { user }) },
  );

const open = {
  [`GET ${PATH}`]: () => ({ timeZone: 'Atlantic/Canary', answers: {} }),
  [`PUT ${PATH}`]: () => ({ success: true }),
};
type User = ReturnType<typeof show>['user'];

/** Goes on to the step of this name. */
async function goOn(user: User, title: string, button = 'Siguiente') {
  await user.click(screen.getByRole('button', { name: button }));
  const heading = await screen.findByRole('heading', { name: title });
  // It is drawn a moment before it has the focus.
  await waitFor(() => expect(heading).toHaveFocus());
}

async function fillPractice(user: User) {
  await user.type(
    await screen.findByRole('textbox', { name: /Nombre de la consulta/ }),
    ' Fisioterapia Teide ',
  );
  await goOn(user, 'Paso 2 de 5: Tu cuenta');
}
async function fillAccount(user: User) {
  await user.type(screen.getByRole('textbox', { name: /Nombre completo/ }), 'Elena Sanz');
  await user.type(screen.getByRole('textbox', { name: /Correo/ }), 'elena@teide.example');
  await user.type(screen.getByLabelText(/^Contraseña/), 'secreto-1');
  await user.type(screen.getByLabelText(/^Confirmar/), 'secreto-1');
  await goOn(user, 'Paso 3 de 5: Horario y festivos');
}
/** Every step, up to the last button. */
async function fill(user: User) {
  await fillPractice(user);
  await fillAccount(user);
  await user.selectOptions(screen.getByLabelText('Comunidad autónoma'), 'Canarias');
  await goOn(user, 'Paso 4 de 5: Registro de fisioterapeutas');
  await goOn(user, 'Paso 5 de 5: Biblioteca de ejercicios');
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Configurar la consulta' }));

const ANSWERS = {
  practiceName: 'Fisioterapia Teide',
  timeZone: 'Atlantic/Canary',
  registration: 'INVITATION',
  openingHours: DEFAULT_WEEK,
  holidayRegion: 'CN',
  address: '',
  taxId: '',
  treats: true,
  loadsExercises: true,
  name: 'Elena Sanz',
  email: 'elena@teide.example',
};

it('sends what was chosen in five steps, and leads to the sign-in with a toast', async () => {
  const { user, backend, toasts, address } = show({
    ...open,
    [`POST ${PATH}`]: () => answer(201, { success: true }),
  });
  await fill(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(toasts).toEqual([SETUP_MESSAGES.done]);
  expect(backend.sent('POST', /setup/)[0]?.body).toEqual({ ...ANSWERS, password: 'secreto-1' });
});

it('hears anew which clock counts, once it has been chosen', async () => {
  let timeZone = 'Europe/Madrid';
  const { user, store } = show({
    ...open,
    [`POST ${PATH}`]: () => {
      timeZone = 'Atlantic/Canary';
      return answer(201, { success: true });
    },
    'GET /api/system-status': () => ({ capabilities: ['setUp'], timeZone }),
  });
  const { getCapabilities } = baseApi.endpoints;
  const known = () => getCapabilities.select()(store.getState()).data?.timeZone;
  await fill(user);
  expect(known()).toBe('Europe/Madrid');
  await send(user);
  await waitFor(() => expect(known()).toBe('Atlantic/Canary'));
});

it('has each finished step kept, and never the password', async () => {
  const { user, backend } = show(open);
  await fill(user);
  const { practiceName, timeZone, address, taxId, name, email, treats, openingHours } = ANSWERS;
  expect(backend.sent('PUT', /setup/).map(({ body }) => body)).toEqual([
    { practiceName, timeZone, address, taxId },
    { name, email, treats },
    { openingHours, holidayRegion: 'CN' },
    { registration: 'INVITATION' },
  ]);
});

it('is taken up again at the account, with all that was answered but the password', async () => {
  const { user } = show({
    ...open,
    [`GET ${PATH}`]: () => ({ timeZone: 'Europe/Madrid', answers: { ...ANSWERS, registration: 'CLOSED' } }),
  });
  expect(await screen.findByText('Sigues donde lo dejaste')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nombre completo/ })).toHaveValue('Elena Sanz');
  await user.type(screen.getByLabelText(/^Contraseña/), 'secreto-1');
  await user.type(screen.getByLabelText(/^Confirmar/), 'secreto-1');
  await goOn(user, 'Paso 3 de 5: Horario y festivos');
  expect(screen.getByLabelText('Comunidad autónoma')).toHaveValue('CN');
  await goOn(user, 'Paso 4 de 5: Registro de fisioterapeutas');
  expect(screen.getByLabelText(/Quién puede registrarse/)).toHaveValue('CLOSED');
});

it('Atrás loses nothing, not even what is unfinished', async () => {
  const { user } = show(open);
  await fillPractice(user);
  await user.type(screen.getByRole('textbox', { name: /Nombre completo/ }), 'Ele');
  await goOn(user, 'Paso 1 de 5: La consulta', 'Atrás');
  expect(screen.getByRole('textbox', { name: /Nombre de la consulta/ })).toHaveValue(' Fisioterapia Teide ');
  await goOn(user, 'Paso 2 de 5: Tu cuenta');
  expect(screen.getByRole('textbox', { name: /Nombre completo/ })).toHaveValue('Ele');
});

it('a step that could not be kept says so, and is still there', async () => {
  const { user } = show({ ...open, [`PUT ${PATH}`]: () => answer(500) });
  const name = await screen.findByRole('textbox', { name: /Nombre de la consulta/ });
  await user.type(name, 'Teide');
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText(SETUP_MESSAGES.stepFailed)).toBeVisible();
  expect(name).toHaveValue('Teide');
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

it('says what is missing in a step, keeps what was typed, and sends nothing', async () => {
  const { user, backend } = show(open);
  const address = await screen.findByRole('textbox', { name: /Dirección/ });
  await user.type(address, 'Calle');
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText('Escribe el nombre de la consulta')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nombre de la consulta/ })).toHaveFocus();
  expect(address).toHaveValue('Calle');
  expect(backend.sent('PUT', /setup/)).toEqual([]);
});

it('puts a late refusal beside its field, in the step that has it', async () => {
  const fields = { email: 'Introduce un correo electrónico válido' };
  const { user } = show({
    ...open,
    [`POST ${PATH}`]: () => answer(400, { error: 'x', message: 'x', fields }),
  });
  await fill(user);
  await send(user);
  expect(await screen.findByText(fields.email)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Correo/ })).toHaveFocus());
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
    [`GET ${PATH}`]: () => (status === 500 ? answer(500) : { timeZone: 'Europe/Madrid', answers: {} }),
  });
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  status = 200;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Paso 1 de 5: La consulta' })).toBeVisible();
});
