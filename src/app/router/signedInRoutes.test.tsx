import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { screenRoutes } from './signedInRoutes';

const domain = { name: 'late' };

test('a page that could not be downloaded says so in its place, and comes when it is asked for again', async () => {
  const { store } = testStore({ user: THERAPIST });
  const loaded = jest.spyOn(store, 'load');
  const lazy = jest.fn(async () => ({ Component: () => <h1>Historial de sesiones</h1>, domains: [domain] }));
  lazy.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const children = screenRoutes(store, { paths: { '/history': 'Historial' }, roles: ['THERAPIST'], lazy });

  // A failed prefetch is not reported.
  await children[0]?.handle.prefetch({ role: 'THERAPIST', search: '' });
  const frame = (
    <>
      <nav>menú</nav>
      <Suspense fallback="Cargando...">
        <Outlet />
      </Suspense>
    </>
  );
  render(
    <Provider store={store}>
      <RouterProvider
        router={createMemoryRouter([{ element: frame, children }], { initialEntries: ['/history'] })}
      />
    </Provider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido cargar la pantalla');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Historial');
  expect(screen.getByText('menú')).toBeInTheDocument();
  expect(loaded).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Historial de sesiones' })).toBeInTheDocument();
  expect(loaded).toHaveBeenCalledWith([domain]);
});
