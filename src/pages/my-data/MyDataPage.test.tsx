import { screen, waitFor } from '@testing-library/react';
import { PRIVACY_VERSION } from '@/contract/consent';
import { AUDIT_FIXTURES } from '@/features/audit/fixtures';
import { answer, never, type FakeHandler } from '@/shared/testing/fakeBackend';
import { PATIENT } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { MyDataPage } from '.';

const acceptedAt = '2026-11-20T10:00:00Z';

const show = (
  accepted: { version: string; acceptedAt: string } | null,
  more: Record<string, FakeHandler> = {},
) => {
  let current = accepted;
  return renderApp(<MyDataPage />, {
    user: PATIENT,
    routes: {
      'GET /api/consent': () => ({ currentVersion: PRIVACY_VERSION, accepted: current }),
      'POST /api/consent': ({ body }) => {
        current = { ...(body as { version: string }), acceptedAt };
        return { currentVersion: PRIVACY_VERSION, accepted: current };
      },
      'GET /api/audit/mine': ({ query }) => ({
        events:
          query.by === 'ALL'
            ? [{ ...AUDIT_FIXTURES[1], actor: { id: PATIENT.id, name: PATIENT.name, role: 'PATIENT' } }]
            : AUDIT_FIXTURES.slice(0, 2),
        nextCursor: null,
      }),
      ...more,
    },
  });
};

it('notes the consent to the text that was read, and says since when', async () => {
  const { user, backend, toasts } = show(null);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('Lo aceptaste el 20/11/2026.')).toBeInTheDocument();
  expect(backend.sent('POST', '/api/consent').map(({ body }) => body)).toEqual([
    { version: PRIVACY_VERSION },
  ]);
  expect(toasts).toEqual(['Has aceptado el tratamiento de tus datos']);
  expect(screen.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
});

it('names the practice with its NIF, which the patient who is signed in may know', async () => {
  show(null, {
    'GET /api/system-status': () => ({
      status: 'ok',
      capabilities: ['audit', 'consent', 'legalIdentity', 'practice'],
    }),
    'GET /api/practice/identity': () => ({ identity: { name: 'Fisioterapia Retiro' } }),
    'GET /api/practice/legal-identity': () => ({ legal: { taxId: 'B12345674' } }),
  });
  expect(await screen.findByText(/es Fisioterapia Retiro, con NIF B12345674, la/)).toBeInTheDocument();
});

it('says since when a consent is withdrawn, and asks anew', async () => {
  show(null, {
    'GET /api/consent': () => ({
      currentVersion: PRIVACY_VERSION,
      accepted: null,
      withdrawnAt: '2026-11-21T10:00:00Z',
    }),
  });
  expect(await screen.findByText('Retirado el 21/11/2026.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeInTheDocument();
});

it('offers no consent to a text that does not name the practice yet', async () => {
  show(null, { 'GET /api/practice/identity': never });
  // Comes later than the answer about the consent.
  expect(await screen.findByText('Exportó la ficha completa')).toBeInTheDocument();
  expect(screen.getByText('Cargando el texto')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
});

it('says that the consent cannot be had, and asks for it again', async () => {
  let isDown = true;
  const { user } = show(null, {
    'GET /api/consent': () => (isDown ? answer(500) : { currentVersion: PRIVACY_VERSION, accepted: null }),
  });
  expect(await screen.findByText('Error al cargar el consentimiento')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeInTheDocument();
});

it('asks again when the text has changed', async () => {
  show({ version: '2025-01', acceptedAt });
  expect(await screen.findByText(/aceptaste la versión 2025-01/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Aceptar' })).toBeInTheDocument();
});

it('shows who has seen the record, others first, oneself when asked', async () => {
  const { user } = show({ version: PRIVACY_VERSION, acceptedAt });
  expect(await screen.findByText('Exportó la ficha completa')).toBeInTheDocument();
  expect(screen.getAllByText('Ana Ruiz Soler')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'También yo' }));
  await waitFor(() => expect(screen.getByText('Tú')).toBeInTheDocument());
});

it('leads to the copy of the record', async () => {
  show(null);
  expect(await screen.findByRole('link', { name: 'Ver y descargar' })).toHaveAttribute(
    'href',
    '/my-data/export',
  );
});
