import { act, screen, waitFor, within } from '@testing-library/react';
import { selectUser } from '@/shared/identity/slice';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { getSecondFactor } from '../accountApi';
import { RECOVERY_CODE_FIXTURES, SESSION_FIXTURES, SETUP_FIXTURE } from '../fixtures';
import { SecuritySection } from './SecuritySection';

const ENABLED = { enabled: true, recoveryCodesLeft: 10 };
const DISABLED = { enabled: false, recoveryCodesLeft: 0 };

function show(routes: Record<string, FakeHandler> = {}) {
  const seen: string[] = [];
  const view = renderApp(<SecuritySection />, {
    user: THERAPIST,
    routes: {
      'GET /api/auth/sessions': () => ({ sessions: SESSION_FIXTURES }),
      'GET /api/auth/second-factor': () => DISABLED,
      ...routes,
    },
    middleware: [() => (next) => (action) => (seen.push(JSON.stringify(action)), next(action))],
  });
  /** Everything ever contained in an action, the state or the browser's storage. */
  const traces = () => seen.join('') + JSON.stringify([view.store.getState(), { ...localStorage }]);
  return { ...view, traces };
}

describe('open sessions', () => {
  it('are listed with device, times and address, this one marked', async () => {
    show();
    const rows = within(await screen.findByRole('list', { name: 'Sesiones abiertas' })).getAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Chrome en WindowsEsta sesiónÚltima actividad: 20/11/2026, 11:00Iniciada: 20/11/2026, 09:00Dirección IP: 88.1.2.3',
      'Safari en iPhoneÚltima actividad: 19/11/2026, 22:12Iniciada: 18/11/2026, 18:30Dirección IP: 2001:db8:1f40:77:a1b2:c3d4:e5f6:7081',
    ]);
  });

  it('are closed but this one, and the list says so', async () => {
    let open = SESSION_FIXTURES;
    const { user, toasts } = show({
      'GET /api/auth/sessions': () => ({ sessions: open }),
      'DELETE /api/auth/sessions/others': () => {
        open = open.slice(0, 1);
        return { success: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    expect(await screen.findByText('No hay otras sesiones abiertas.')).toBeInTheDocument();
    expect(screen.queryByText('Safari en iPhone')).not.toBeInTheDocument();
    expect(toasts).toEqual(['Las demás sesiones están cerradas']);
  });

  it('stay when closing fails, with a text', async () => {
    const { user, toasts } = show({ 'DELETE /api/auth/sessions/others': () => answer(500) });
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    await waitFor(() => expect(toasts).toEqual(['No se pudieron cerrar las demás sesiones']));
    expect(screen.getByText('Safari en iPhone')).toBeInTheDocument();
  });

  it('that could not be loaded are asked for again', async () => {
    const { user, backend } = show({ 'GET /api/auth/sessions': () => answer(500) });
    expect(await screen.findByText('Error al cargar tus sesiones')).toBeInTheDocument();
    backend.use({ 'GET /api/auth/sessions': () => ({ sessions: SESSION_FIXTURES }) });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Safari en iPhone')).toBeInTheDocument();
  });
});

describe('the password', () => {
  const CHANGE = 'POST /api/auth/change-password';
  type User = ReturnType<typeof show>['user'];

  async function fill(user: User, current: string, next: string, confirmed = next) {
    await user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cambiar la contraseña' }));
    await user.type(dialog.getByLabelText('Contraseña actual'), current);
    await user.type(dialog.getByLabelText('Contraseña nueva'), next);
    await user.type(dialog.getByLabelText('Confirmar contraseña'), `${confirmed}{Enter}`);
    return dialog;
  }

  it('is changed; this session goes on with its new token, the list forgets the others, no secret is left', async () => {
    let open = SESSION_FIXTURES;
    const { user, backend, store, toasts, traces } = show({
      'GET /api/auth/sessions': () => ({ sessions: open }),
      [CHANGE]: () => {
        open = open.slice(0, 1);
        return { token: 'token-canario', user: THERAPIST };
      },
    });
    expect(await screen.findByText('Safari en iPhone')).toBeInTheDocument();
    await fill(user, 'vieja-canario', 'nueva-canario');
    expect(await screen.findByText('No hay otras sesiones abiertas.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toEqual(['Contraseña cambiada. Las demás sesiones están cerradas.']);
    expect(backend.sent('POST', /change-password/)[0]?.body).toEqual({
      currentPassword: 'vieja-canario',
      newPassword: 'nueva-canario',
    });
    expect(store.extra.vault.token()).toBe('token-canario');
    expect(backend.requests.at(-1)?.headers.authorization).toBe('Bearer token-canario');
    expect(selectUser(store.getState())).toEqual(THERAPIST);
    expect(traces()).not.toContain('canario');
  });

  it('is changed of the account that a password manager knows by its e-mail', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
    const form = screen.getByRole('form', { name: 'Cambiar la contraseña' });
    expect(form.querySelector('input[autocomplete="username"]')).toHaveValue(THERAPIST.email);
    expect(screen.getByLabelText('Contraseña actual')).toHaveFocus();
  });

  it.each([
    ['corta', 'corta', 'La contraseña debe tener al menos 6 caracteres'],
    ['nueva-clave', 'nueva-clava', 'Las contraseñas no coinciden'],
  ])('%s, %s: is not sent', async (next, confirmed, text) => {
    const { user, backend } = show();
    const dialog = await fill(user, 'vieja-clave', next, confirmed);
    expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(backend.sent('POST', /change-password/)).toEqual([]);
  });

  it('says beside the field that the present one is wrong, and goes on', async () => {
    let tries = 0;
    const text = 'La contraseña actual no es correcta';
    const { user, toasts } = show({
      [CHANGE]: () => {
        tries += 1;
        return tries === 1
          ? answer(400, { error: text, fields: { currentPassword: text } })
          : { token: 'otro', user: THERAPIST };
      },
    });
    const dialog = await fill(user, 'mala-clave', 'nueva-clave');
    expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(dialog.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(text);
    expect(dialog.getByLabelText('Contraseña nueva')).toHaveValue('nueva-clave');
    await user.clear(dialog.getByLabelText('Contraseña actual'));
    await user.type(dialog.getByLabelText('Contraseña actual'), 'vieja-clave{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
  });

  it.each([
    [answer(429, { error: 'Demasiados intentos.' }), 'Demasiados intentos.'],
    [answer(500), 'No se pudo cambiar la contraseña. Vuelve a intentarlo.'],
    [answer(401, { error: 'Tu sesión ha caducado.' }), 'Tu sesión ha caducado.'],
  ])('says what else went wrong (%#)', async (failure, text) => {
    const { user, toasts } = show({ [CHANGE]: () => failure });
    const dialog = await fill(user, 'vieja-clave', 'nueva-clave');
    expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('a request refused for its old token meanwhile does not end the session', async () => {
    let isChanged = false;
    let finish: (value: unknown) => void = () => undefined;
    let refuse: (value: unknown) => void = () => undefined;
    const { user, store, backend, toasts } = show({
      'GET /api/auth/second-factor': () =>
        isChanged ? new Promise((resolve) => (refuse = resolve)) : DISABLED,
      [CHANGE]: () => new Promise((resolve) => (finish = resolve)),
    });
    await fill(user, 'vieja-clave', 'nueva-clave');
    await waitFor(() => expect(backend.sent('POST', /change-password/)).toHaveLength(1));
    isChanged = true;
    const poll = await act(async () => ({
      answer: store.dispatch(getSecondFactor.initiate(undefined, { forceRefetch: true })),
    }));
    await waitFor(() => expect(backend.sent('GET', /second-factor/)).toHaveLength(2));
    await act(async () => {
      refuse(answer(401));
      finish({ token: 'otro', user: THERAPIST });
      await poll.answer;
    });
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(selectUser(store.getState())).toEqual(THERAPIST);
    expect(store.extra.vault.token()).toBe('otro');
  });

  it('lives with a backend that keeps the token', async () => {
    const { user, store, toasts } = show({ [CHANGE]: () => ({ success: true }) });
    const before = store.extra.vault.token();
    await fill(user, 'vieja-clave', 'nueva-clave');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(store.extra.vault.token()).toBe(before);
  });
});

it('is not there on a backend that offers none of it', async () => {
  const { container, backend } = show({
    'GET /api/auth/sessions': () => answer(404),
    'GET /api/auth/second-factor': () => answer(404),
  });
  await waitFor(() => expect(backend.requests).toHaveLength(2));
  await waitFor(() => expect(within(container).queryByText('Seguridad')).not.toBeInTheDocument());
});

describe('the second factor', () => {
  it('is set up with password, key and code, and leaves no secret behind', async () => {
    let state = DISABLED;
    const { user, backend, toasts, traces } = show({
      'GET /api/auth/second-factor': () => state,
      'POST /api/auth/second-factor': () => SETUP_FIXTURE,
      'POST /api/auth/second-factor/confirm': () => {
        state = ENABLED;
        return { recoveryCodes: RECOVERY_CODE_FIXTURES };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Activar' }));
    await user.type(screen.getByLabelText('Contraseña'), 'clave-canario{Enter}');
    expect(await screen.findByRole('img', { name: /Código QR/ })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Código' })).toHaveFocus();
    await user.keyboard('987 654{Enter}');

    const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(RECOVERY_CODE_FIXTURES);
    // Escape does not close the dialog.
    await user.keyboard('{Escape}');
    expect(list).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ya los he guardado' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Te quedan 10 códigos de recuperación.')).toBeInTheDocument();
    expect(toasts).toEqual(['Verificación en dos pasos activada']);
    expect(backend.sent('POST', /second-factor/).map(({ body }) => body)).toEqual([
      { password: 'clave-canario' },
      { code: '987 654' },
    ]);
    for (const secret of ['canario', '987 654', SETUP_FIXTURE.key, 'otpauth', ...RECOVERY_CODE_FIXTURES])
      expect(traces()).not.toContain(secret);
  });

  it('says beside the field what was wrong, and goes on', async () => {
    let tries = 0;
    const { user } = show({
      'POST /api/auth/second-factor': () => SETUP_FIXTURE,
      'POST /api/auth/second-factor/confirm': () => {
        tries += 1;
        const text = 'El código no es correcto o ya se ha usado';
        return tries === 1
          ? answer(400, { error: text, fields: { code: text } })
          : { recoveryCodes: RECOVERY_CODE_FIXTURES };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Activar' }));
    await user.type(screen.getByLabelText('Contraseña'), 'secreto{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Código' }), '12345{Enter}');
    expect(await screen.findByText('El código tiene 6 cifras')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Código' }), '6{Enter}');
    expect(await screen.findByText('El código no es correcto o ya se ha usado')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Código' }), '{Backspace}7{Enter}');
    expect(await screen.findByRole('list', { name: 'Códigos de recuperación' })).toBeInTheDocument();
  });

  it('shows that it is on, where the answer to the code was lost', async () => {
    let state = DISABLED;
    const { user } = show({
      'GET /api/auth/second-factor': () => state,
      'POST /api/auth/second-factor': () => SETUP_FIXTURE,
      'POST /api/auth/second-factor/confirm': () => {
        state = ENABLED;
        return networkFailure();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Activar' }));
    await user.type(screen.getByLabelText('Contraseña'), 'secreto{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456{Enter}');
    expect(await screen.findByText('Te quedan 10 códigos de recuperación.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Código' })).toHaveValue('123456');
  });

  it('shows that it is on, where another device has turned it on meanwhile', async () => {
    let state = DISABLED;
    const text = 'La verificación en dos pasos ya está activada';
    const { user } = show({
      'GET /api/auth/second-factor': () => state,
      'POST /api/auth/second-factor': () => answer(409, { error: text }),
    });
    await user.click(await screen.findByRole('button', { name: 'Activar' }));
    state = ENABLED;
    await user.type(screen.getByLabelText('Contraseña'), 'secreto{Enter}');
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('button', { name: 'Desactivar' })).toBeInTheDocument();
  });

  it('goes with password and code', async () => {
    let state = ENABLED;
    const { user, backend, toasts, traces } = show({
      'GET /api/auth/second-factor': () => state,
      'POST /api/auth/second-factor/disable': () => {
        state = DISABLED;
        return { success: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = screen.getByRole('dialog', { name: 'Desactivar la verificación en dos pasos' });
    await user.type(within(dialog).getByLabelText('Contraseña'), 'clave-canario');
    await user.type(within(dialog).getByLabelText('Código'), 'ABCD-EFGH-2345-67MN');
    await user.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByRole('button', { name: 'Activar' })).toBeInTheDocument();
    expect(toasts).toEqual(['Verificación en dos pasos desactivada']);
    expect(backend.sent('POST', /disable/)[0]?.body).toEqual({
      password: 'clave-canario',
      code: 'ABCD-EFGH-2345-67MN',
    });
    expect(traces()).not.toMatch(/canario|ABCD-EFGH/);
  });
});
