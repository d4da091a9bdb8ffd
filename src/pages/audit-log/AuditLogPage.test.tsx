import { screen, waitFor } from '@testing-library/react';
import { AUDIT_FIXTURES } from '@/features/audit/fixtures';
import { auditDomain } from '@/features/audit';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { AuditLogPage } from '.';

const show = (list: FakeHandler, user = ADMIN) =>
  renderApp(<AuditLogPage />, {
    user,
    domains: [auditDomain],
    routes: {
      'GET /api/audit': list,
      'GET /api/audit/people': () => ({ people: [{ id: 'u1', name: 'Ana Ruiz Soler', role: 'THERAPIST' }] }),
      'GET /api/patients': ({ query }) => ({
        patients: [
          { id: 'p1', name: 'Manuel Ortega Gil' },
          ...(query.reach === 'practice'
            ? [{ id: 'p2', name: 'Olga Prieto Díaz', phone: '699 000 111' }]
            : []),
        ],
      }),
    },
  });

const rows = async () => (await screen.findAllByRole('row')).slice(1);

it('says who did what with whose record, and with what result', async () => {
  show(() => ({ events: AUDIT_FIXTURES, nextCursor: null }));
  const all = await rows();
  expect(all).toHaveLength(AUDIT_FIXTURES.length);
  const text = all.map(({ textContent }) => textContent).join('\n');
  for (const part of [
    'Exportó la ficha completa',
    'Vio la lista de pacientes',
    'Rechazado',
    'Cuenta eliminada',
    'Ficha eliminada',
    'El servidor',
    '192.168.1.20',
  ])
    expect(text).toContain(part);
  expect(all.at(-1)).toHaveTextContent(
    /Carmen Polo.*Cambió los permisos de una cuenta del equipoÓscar Marín Rey/,
  );
});

it('asks the server for what the filters say, by id, and begins again at the top', async () => {
  const { user, backend } = show(({ query }) => ({
    events: AUDIT_FIXTURES.slice(query.cursor ? 2 : 0, query.cursor ? 4 : 2),
    nextCursor: query.cursor ? null : '8',
  }));
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Cargar más' }));
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(screen.getByText('Mostrando 4 accesos')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  await user.selectOptions(screen.getByLabelText('Acción'), 'Exportación');
  await user.selectOptions(screen.getByLabelText('Resultado'), 'Rechazado');
  for (const label of ['Persona', 'Paciente']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`Mostrar opciones de ${label}`) }));
    await user.click(await screen.findByRole('option'));
  }
  await waitFor(() =>
    expect(backend.sent('GET', '/api/audit').at(-1)?.query).toEqual({
      action: 'EXPORT',
      outcome: 'REFUSED',
      actorId: 'u1',
      patientId: 'p1',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(backend.sent('GET', '/api/audit').at(-1)?.query).toEqual({}));
});

it('lets a therapist who is administration choose a patient of a colleague', async () => {
  const { user, backend } = show(() => ({ events: AUDIT_FIXTURES, nextCursor: null }), {
    ...THERAPIST,
    alsoAdmin: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Filtros' }));
  // By telephone, as in every choice of a patient.
  await user.type(screen.getByRole('combobox', { name: 'Paciente' }), '699000111');
  await user.click(await screen.findByRole('option', { name: /Olga Prieto/ }));
  await waitFor(() => expect(backend.sent('GET', '/api/audit').at(-1)?.query).toEqual({ patientId: 'p2' }));
});

it('keeps what is shown when more cannot be loaded, and asks for that alone again', async () => {
  let isDown = true;
  const { user, backend } = show(({ query }) => {
    if (!query.cursor) return { events: AUDIT_FIXTURES.slice(0, 2), nextCursor: '8' };
    return isDown ? answer(503) : { events: AUDIT_FIXTURES.slice(2, 4), nextCursor: null };
  });
  await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
  expect(await screen.findByText('Error al cargar el registro de accesos')).toBeInTheDocument();
  expect(await rows()).toHaveLength(2);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(backend.sent('GET', '/api/audit').filter(({ query }) => !query.cursor)).toHaveLength(1);
});

it('says when nothing matches, and when loading fails', async () => {
  const { user, backend } = show(() => ({ events: [], nextCursor: null }));
  expect(await screen.findByText('No hay accesos registrados')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  await user.selectOptions(screen.getByLabelText('Acción'), 'Consulta');
  expect(await screen.findByText('Ningún acceso coincide con los filtros')).toBeInTheDocument();
  backend.use({ 'GET /api/audit': () => answer(500) });
  await user.selectOptions(screen.getByLabelText('Acción'), 'Cambio');
  expect(await screen.findByText('Error al cargar el registro de accesos')).toBeInTheDocument();
});
