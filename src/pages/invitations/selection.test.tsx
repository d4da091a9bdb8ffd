import { screen, waitFor, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { INVITATION_FIXTURES } from '@/features/invitations/fixtures';
import { invitationsDomain } from '@/features/invitations';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { InvitationsPage } from '.';

const SEND = 'POST /api/invitations';
const CANCEL = 'DELETE /api/invitations/:id';

async function open(routes: Record<string, FakeHandler> = {}) {
  const view = renderApp(<InvitationsPage />, {
    user: THERAPIST,
    domains: [invitationsDomain],
    routes: {
      'GET /api/invitations': () => ({ invitations: INVITATION_FIXTURES }),
      [CANCEL]: () => ({}),
      [SEND]: () => ({ invitation: { id: 'new', email: 'x@correo.example', link: 'https://x' } }),
      ...routes,
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
  const { user, backend } = view;
  await screen.findByText('Mostrando 5 de 5 invitaciones');
  await user.click(screen.getByRole('switch', { name: 'Seleccionar' }));
  const bar = () => within(screen.getByRole('group', { name: 'Invitaciones seleccionadas' }));
  return {
    ...view,
    press: (name: string) => user.click(bar().getByRole('button', { name })),
    answerWith: async (name: string) =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name })),
    calls: () =>
      backend.requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => [method, path.split('/')[3] ?? (body as { email: string }).email]),
  };
}

const boxes = () => screen.getAllByRole('checkbox');
const box = (name: string) =>
  screen.getByRole('checkbox', { name: new RegExp(`^Seleccionar la invitación de ${name}`) });

describe('choosing several invitations', () => {
  it('offers every one that is not accepted', async () => {
    const { press } = await open();
    expect(boxes()).toHaveLength(4);
    expect(box('Lola Ruiz, paciente1@correo.example')).not.toBeChecked();
    await press('Seleccionar todas');
    expect(screen.getByText('4 seleccionadas')).toBeVisible();
    await press('Quitar selección');
    expect(screen.getByText('0 seleccionadas')).toBeVisible();
  });

  it('cancels those that are open, after one question', async () => {
    const { press, answerWith, calls, toasts } = await open();
    await press('Seleccionar todas');
    await press('Cancelar');
    const question = screen.getByRole('alertdialog', { name: '¿Cancelar 2 invitaciones?' });
    expect(within(question).getByText('2 no se pueden cancelar')).toBeVisible();
    await answerWith('Cancelar invitaciones');
    await waitFor(() => expect(toasts).toEqual(['2 invitaciones canceladas.']));
    expect(calls()).toEqual([
      ['DELETE', 'i1'],
      ['DELETE', 'i2'],
    ]);
  });

  it('sends anew: an open one is cancelled first, one that is over is not', async () => {
    const { press, answerWith, calls, toasts, user } = await open();
    await user.click(box('Lola Ruiz'));
    await user.click(box('Begoña Vidal'));
    await press('Reenviar');
    await answerWith('Reenviar invitaciones');
    await waitFor(() => expect(toasts).toEqual(['2 invitaciones reenviadas.']));
    expect(calls()).toHaveLength(3);
    const ofLola = calls().filter(([, what]) => what === 'i1' || what === 'paciente1@correo.example');
    expect(ofLola).toEqual([
      ['DELETE', 'i1'],
      ['POST', 'paciente1@correo.example'],
    ]);
    expect(calls()).toContainEqual(['POST', 'paciente5@correo.example']);
  });

  it('sends nothing in place of one that could not be cancelled, and keeps it chosen', async () => {
    const { press, answerWith, calls, toasts, user } = await open({
      [CANCEL]: () => answer(409, { message: 'Esta invitación ya no se puede cancelar' }),
    });
    await user.click(box('Lola Ruiz'));
    await press('Reenviar');
    await answerWith('Reenviar invitación');
    await waitFor(() =>
      expect(toasts).toEqual(['0 reenviadas, 1 no se pudo: Esta invitación ya no se puede cancelar']),
    );
    expect(calls()).toEqual([['DELETE', 'i1']]);
    expect(box('Lola Ruiz')).toBeChecked();
  });

  it('says where to send it anew, where the former one is cancelled and the list has lost it', async () => {
    let isCancelled = false;
    const { press, answerWith, toasts, user } = await open({
      'GET /api/invitations': () => ({
        invitations: isCancelled ? INVITATION_FIXTURES.slice(1) : INVITATION_FIXTURES,
      }),
      [CANCEL]: () => {
        isCancelled = true;
        return {};
      },
      [SEND]: networkFailure,
    });
    await user.click(box('Lola Ruiz'));
    await press('Reenviar');
    await answerWith('Reenviar invitación');
    await waitFor(() =>
      expect(toasts).toEqual([
        '0 reenviadas, 1 no se pudo: Error de conexión. La anterior ya está cancelada: envía otra desde Pacientes.',
      ]),
    );
  });

  it('tells why one was not sent', async () => {
    const { press, answerWith, toasts, user } = await open({ [SEND]: () => answer(502) });
    await user.click(box('Begoña Vidal'));
    await press('Reenviar');
    await answerWith('Reenviar invitación');
    await waitFor(() =>
      expect(toasts).toEqual(['0 reenviadas, 1 no se pudo: Error al enviar la invitación']),
    );
  });
});
