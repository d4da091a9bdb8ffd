import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { accessStageReached, authDomain } from '@/features/auth';
import { answer, networkFailure } from '@/shared/testing/fakeBackend';
import { testStore } from '@/shared/testing/testStore';
import { App } from '../App';
import { createRecorder } from './recorder';
import { foldRecording } from './fold';
import { readRecording } from './readRecording';
import { createReplayStore } from './replayStore';
import { routeDomain } from './route';
import { createRecordedRouter, createStillRouter } from './routers';

const DETAILS = { code: 'SECOND_FACTOR_REQUIRED', challenge: 'reto-canario' };

/** Records the actions of `doIt` at `path`, and renders a replay from its beginning. */
async function recorded(path: string, doIt: () => Promise<unknown>) {
  localStorage.clear();
  history.replaceState(null, '', path);
  const recorder = createRecorder();
  const { store } = testStore({
    domains: [authDomain, routeDomain],
    middleware: [recorder.middleware],
    routes: {
      'POST /api/auth/login': () => answer(401, { error: 'x', details: DETAILS }),
      'POST /api/auth/login/second-factor': networkFailure,
      'POST /api/auth/password-reset': () => ({ success: true }),
    },
  });
  recorder.attach(store);
  const live = render(
    <App store={store}>
      <RouterProvider router={createRecordedRouter(store, recorder)} />
    </App>,
  );
  await doIt();
  const file = JSON.stringify(recorder.read());
  live.unmount();
  store.dispose();
  expect(file).not.toContain('canario');

  const moments = foldRecording(readRecording(file));
  const replay = createReplayStore(moments);
  render(
    <App store={replay.store}>
      <RouterProvider router={createStillRouter(replay.store)} />
    </App>,
  );
  const { entries } = moments.recording;
  return {
    /** Goes to the moment after that stage was last reached. */
    after: (stage: Parameters<typeof accessStageReached>[0]) => {
      const reached = accessStageReached(stage);
      const place = entries.findLastIndex(
        ({ action }) => action.type === reached.type && action.payload === reached.payload,
      );
      expect(place).toBeGreaterThanOrEqual(0);
      act(() => replay.show(place + 1));
    },
    toBeginning: () => act(() => replay.show(0)),
  };
}

const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 15_000 });

it('shows in a replay how far signing in had come, and nothing that was typed', async () => {
  const { after, toBeginning } = await recorded('/login', async () => {
    await heading('Iniciar sesión');
    await userEvent.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@clinica.es');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'clave-canario{Enter}');
    await heading('Verificación en dos pasos');
    await userEvent.type(screen.getByRole('textbox', { name: 'Código' }), 'codigo-canario{Enter}');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: /usar un código de recuperación/ }));
    await screen.findByRole('textbox', { name: 'Código de recuperación' });
    await userEvent.click(screen.getByRole('button', { name: 'Volver a iniciar sesión' }));
    await heading('Iniciar sesión');
  });

  after('authenticator');
  await heading('Verificación en dos pasos');
  expect(screen.getByRole('textbox', { name: 'Código' })).toHaveValue('');
  after('recoveryCode');
  expect(screen.getByRole('textbox', { name: 'Código de recuperación' })).toHaveValue('');
  after('start');
  await heading('Iniciar sesión');
  toBeginning();
  await heading('Iniciar sesión');
});

it('shows in a replay that a new password was asked for', async () => {
  const { after, toBeginning } = await recorded('/password-reset', async () => {
    await heading('Recuperar la contraseña');
    await userEvent.type(screen.getByRole('textbox'), 'canario@clinica.es{Enter}');
    await screen.findByText('Revisa tu correo');
  });
  expect(await screen.findByRole('textbox', {}, { timeout: 15_000 })).toBeInTheDocument();
  after('passwordResetRequested');
  expect(screen.getByText('Revisa tu correo')).toBeInTheDocument();
  toBeginning();
  expect(screen.queryByText('Revisa tu correo')).not.toBeInTheDocument();
});
