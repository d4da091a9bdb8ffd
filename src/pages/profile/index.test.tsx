import { screen } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ProfilePage } from '.';

it.each([
  ['the whole profile', (body: object) => ({ ...THERAPIST, ...body })],
  ['the user alone', () => ({ user: THERAPIST })],
  ['nothing', () => null],
])('goes on with what was saved on a backend that answers %s and has no call for it', async (_what, put) => {
  const { user, backend } = renderApp(<ProfilePage />, {
    user: THERAPIST,
    routes: { 'PUT /api/profile': ({ body }) => put(body as object) },
    wrap: (page) => <AuthProvider>{page}</AuthProvider>,
  });
  const save = async (label: string, text: string) => {
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const field = await screen.findByRole('textbox', { name: new RegExp(label) });
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: 'Editar' });
  };
  await save('Número de colegiado', '28-1234');
  expect(await screen.findByText('28-1234')).toBeVisible();
  await save('Dirección', 'Calle Mayor, 3');
  expect(backend.sent('PUT', '/api/profile').at(-1)?.body).toMatchObject({
    license: '28-1234',
    address: 'Calle Mayor, 3',
  });
});
