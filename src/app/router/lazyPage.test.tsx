import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { THERAPIST, testStore } from '@/shared/testing';
import { renderApp } from '@/shared/testing/renderApp';
import { lazyPage } from './lazyPage';

const domain = { name: 'late' };

test('a page that could not be downloaded says so in its place, and comes when it is asked for again', async () => {
  const { store } = testStore({ user: THERAPIST });
  const loaded = jest.spyOn(store, 'load');
  const load = jest.fn(async () => ({ default: () => <h1>Historial de sesiones</h1>, domains: [domain] }));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const { Screen, prefetch } = lazyPage(store, load);

  // A failed prefetch is not reported.
  await prefetch({ role: 'THERAPIST', search: '' });
  const { user } = renderApp(
    <>
      <nav>menú</nav>
      <Suspense fallback="Cargando...">
        <Screen />
      </Suspense>
    </>,
    { at: '/history' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido cargar la pantalla');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Historial');
  expect(screen.getByText('menú')).toBeInTheDocument();
  expect(loaded).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Historial de sesiones' })).toBeInTheDocument();
  expect(loaded).toHaveBeenCalledWith([domain]);
});
