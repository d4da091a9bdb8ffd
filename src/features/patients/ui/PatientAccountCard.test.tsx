import { screen, waitFor } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PatientAccountCard } from './PatientAccountCard';

const ACCOUNT = 'GET /api/patients/:id/account';
const MOVE = 'PUT /api/patients/:id/account';

const show = (routes: Record<string, FakeHandler>, capabilities = ['patientAccounts']) =>
  renderApp(<PatientAccountCard patientId="p1" />, {
    user: THERAPIST,
    routes: { 'GET /api/system-status': () => ({ status: 'ok', capabilities }), ...routes },
  });

it('changes the address with which a patient signs in, after saying what that does', async () => {
  let email = 'manuel@correo.es';
  const { user, backend, toasts } = show({
    [ACCOUNT]: () => ({ account: { email } }),
    [MOVE]: ({ body }) => {
      ({ email } = body as { email: string });
      return { account: { email } };
    },
  });
  expect(await screen.findByText('manuel@correo.es')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar correo de acceso' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Se cierran sus sesiones');
  const field = screen.getByRole('textbox', { name: /Correo con el que entrará/ });
  await user.clear(field);
  await user.type(field, 'manuel');
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  expect(field).toBeInvalid();
  await user.type(field, '@nuevo.es');
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  expect(await screen.findByText('manuel@nuevo.es')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts).toEqual(['Correo de acceso cambiado']);
  expect(backend.sent('PUT', /account/)[0]?.body).toEqual({ email: 'manuel@nuevo.es' });
});

it('takes the account from somebody else who made it, after saying what that does', async () => {
  const routes = {
    [ACCOUNT]: () => ({ account: { email: 'manuel@correo.es' } }),
    [MOVE]: () => ({ account: { email: 'manuel@correo.es' } }),
  };
  const { user, backend, toasts } = show(routes, ['accountReclaim', 'patientAccounts']);
  await user.click(await screen.findByRole('button', { name: 'Cambiar correo de acceso' }));
  const box = await screen.findByRole('checkbox', { name: 'La cuenta la hizo otra persona' });
  expect(box).toHaveAccessibleDescription(/dejan de servir.*el consentimiento que dio queda retirado/);
  await user.click(box);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Su contraseña sigue siendo la misma');
  await user.click(screen.getByRole('button', { name: 'Quitar el acceso' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual(['Quien hizo la cuenta ya no puede entrar']);
  expect(backend.sent('PUT', /account/)[0]?.body).toEqual({ email: 'manuel@correo.es', madeByOther: true });
  // Opened again, it asks anew.
  await user.click(screen.getByRole('button', { name: 'Cambiar correo de acceso' }));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('asks who made the account only where the server can take it from them', async () => {
  const { user } = show({ [ACCOUNT]: () => ({ account: { email: 'manuel@correo.es' } }) });
  await user.click(await screen.findByRole('button', { name: 'Cambiar correo de acceso' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says at the field that another account has the address', async () => {
  const taken = 'Ya existe una cuenta con este correo electrónico';
  const { user } = show({
    [ACCOUNT]: () => ({ account: { email: 'manuel@correo.es' } }),
    [MOVE]: () => answer(409, { error: taken, message: taken, fields: { email: taken } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cambiar correo de acceso' }));
  await user.type(screen.getByRole('textbox', { name: /Correo con el que entrará/ }), '.mx');
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  expect(await screen.findByText(taken, { selector: '[id]' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Correo con el que entrará/ })).toHaveValue(
    'manuel@correo.es.mx',
  );
});

it('is not there for a patient without an account, and asks nothing of a backend without accounts of patients', async () => {
  const none = show({ [ACCOUNT]: () => ({ account: null }) });
  await waitFor(() => expect(none.backend.sent('GET', /account/)).toHaveLength(1));
  expect(screen.queryByText('Entra con')).toBeNull();
  const other = show({}, []);
  await waitFor(() => expect(other.backend.sent('GET', /system-status/)).toHaveLength(1));
  expect(other.backend.sent('GET', /account/)).toEqual([]);
});
