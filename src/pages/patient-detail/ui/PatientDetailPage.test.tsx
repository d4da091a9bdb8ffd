import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { User } from '@/contract/authAnswers';
import { AuthProvider } from '@/features/auth';
import { PATIENT_FIXTURE } from '@/features/patients/fixtures';
import { progressDomain } from '@/features/progress';
import { RAW_ADHERENCE } from '@/features/progress/fixtures';
import { chatDomain } from '@/features/chat';
import { documentsDomain } from '@/features/documents';
import { patientsDomain } from '@/features/patients';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { loadLateParts } from '@/shared/ui/late-part/latePart';
import { PatientDetailPage } from '..';

const show = (routes: Record<string, FakeHandler> = {}, user: User = THERAPIST, at = '/patients/p1') =>
  renderApp(<PatientDetailPage />, {
    at,
    path: '/patients/:id/*',
    user,
    domains: [progressDomain, patientsDomain, documentsDomain, chatDomain],
    routes: {
      'GET /api/patients/:id': () => ({ patient: { ...PATIENT_FIXTURE, invitation: null } }),
      'GET /api/patients/:id/stats': () => ({ evaluations: 3, appointments: 14, activeRoutines: 2 }),
      ...routes,
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });

/** Deleting is in the menu of the record. */
async function askDeletion(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Más acciones de la ficha/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
}

beforeAll(loadLateParts);

describe('the patient detail', () => {
  it('denies an ADMIN without asking for anything', async () => {
    const { backend } = show({}, ADMIN);
    expect(
      await screen.findByText('Solo los fisioterapeutas pueden acceder a esta sección.'),
    ).toBeInTheDocument();
    expect(backend.requests).toEqual([]);
  });

  it('shows an ADMIN contact, team and appointments, and asks for nothing else of the record', async () => {
    const contact = { id: 'p1', name: 'Eva Ruiz', phone: '600111222', email: null, invitation: null };
    const { backend } = show(
      {
        'GET /api/system-status': () => ({ capabilities: ['desk'] }),
        'GET /api/patients/:id': () => ({ patient: contact }),
        'GET /api/appointments': () => ({ appointments: [] }),
      },
      ADMIN,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Eva Ruiz' })).toBeVisible();
    expect(screen.getByRole('link', { name: /600 111 222|Eva Ruiz/ })).toHaveAttribute(
      'href',
      'tel:600111222',
    );
    expect(screen.getByRole('button', { name: 'Enviar invitación a Eva Ruiz' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Crear primera cita' })).toHaveAttribute(
      'href',
      '/appointments/new?patientId=p1',
    );
    const asked = new Set(backend.requests.map(({ path }) => path));
    const allowed = ['/api/appointments', '/api/system-status', '/api/patients/p1', '/api/patients/p1/team'];
    expect([...asked].filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it('shows the desk the invitation that it has just sent, and that it has cancelled it', async () => {
    const sent = {
      ...{ id: 'i1', email: 'eva@correo.es', status: 'SENT' },
      ...{ createdAt: '2026-11-20T09:00:00Z', expiresAt: '2026-11-27T09:00:00Z' },
    };
    let invitation: typeof sent | null = null;
    const { user } = show(
      {
        'GET /api/system-status': () => ({ capabilities: ['desk'] }),
        'GET /api/patients/:id': () => ({
          patient: { id: 'p1', name: 'Eva Ruiz', phone: null, email: sent.email, invitation },
        }),
        'POST /api/invitations': () => ({ invitation: (invitation = sent) }),
        'DELETE /api/invitations/:id': () => {
          invitation = null;
          return {};
        },
      },
      ADMIN,
    );
    await user.click(await screen.findByRole('button', { name: 'Enviar invitación a Eva Ruiz' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar invitación' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancelar invitación de Eva Ruiz' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar invitación' }),
    );
    expect(await screen.findByRole('button', { name: 'Enviar invitación a Eva Ruiz' })).toBeVisible();
  });

  it('tells the desk that a patient gets no mails of appointments, and is silent of one who does', async () => {
    const shown = async (noAppointmentMails: boolean): Promise<string[]> => {
      const contact = { ...PATIENT_FIXTURE, phone: null, noAppointmentMails, invitation: null };
      const { unmount } = show(
        {
          'GET /api/system-status': () => ({ capabilities: ['desk'] }),
          'GET /api/patients/:id': () => ({ patient: contact }),
        },
        ADMIN,
      );
      const card = await screen.findByRole('region', { name: 'Datos de contacto' });
      const lines = [...card.querySelectorAll('dl > div')].map((line) => line.textContent);
      unmount();
      return lines;
    };
    expect(await shown(true)).toContain('Correos de citasNo se envían');
    const without = await shown(false);
    expect(without).toContain('Teléfono—');
    expect(without.filter((line) => line.startsWith('Correos de citas'))).toEqual([]);
  });

  it('shows the record with its figures and the quick actions', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: PATIENT_FIXTURE.name })).toBeInTheDocument();
    for (const title of ['Información personal', 'Contacto de emergencia', 'Información médica'])
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(await screen.findByText('14')).toBeInTheDocument();
    const actions = within(screen.getByRole('navigation', { name: 'Acciones rápidas' }));
    expect(actions.getByRole('link', { name: 'Nueva evaluación' })).toHaveAttribute(
      'href',
      `/patients/${PATIENT_FIXTURE.id}/evaluations/new`,
    );
  });

  it.each([
    ['a backend that makes one', ['recordCopy'], ['Copia de la ficha', 'Eliminar']],
    ['any other', [], ['Eliminar']],
  ])('offers a copy of the record on %s', async (_which, capabilities, entries) => {
    const { user } = show({ 'GET /api/system-status': () => ({ capabilities }) });
    await user.click(await screen.findByRole('button', { name: /^Más acciones de la ficha/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(entries),
    );
  });

  it('keeps the record when only the figures fail', async () => {
    show({ 'GET /api/patients/:id/stats': () => answer(500) });
    expect(await screen.findByText('Error al cargar estadísticas')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: PATIENT_FIXTURE.name })).toBeInTheDocument();
  });

  it('says Paciente no encontrado for a 404', async () => {
    show({ 'GET /api/patients/:id': () => answer(404) });
    expect(await screen.findByRole('heading', { name: 'Paciente no encontrado' })).toBeInTheDocument();
  });

  it('leads from the address of a merged record to the same place of the one that stays', async () => {
    const merged = { error: 'Paciente no encontrado', details: { mergedInto: 'p1' } };
    const { toasts, address } = show(
      {
        'GET /api/patients/:id': ({ params }) =>
          params.id === 'p1' ? { patient: { ...PATIENT_FIXTURE, id: 'p1' } } : answer(404, merged),
      },
      THERAPIST,
      '/patients/p2/history?kind=sessions',
    );
    expect(await screen.findByRole('heading', { level: 1, name: PATIENT_FIXTURE.name })).toBeInTheDocument();
    expect(address()).toBe('/patients/p1/history?kind=sessions');
    expect(toasts).toEqual(['Esa ficha está unida con esta']);
  });

  it('offers to merge with another record of those that the therapist leads, and no others', async () => {
    const lead = { relation: 'COLLABORATOR', leadName: 'Luis' };
    const record = { ...PATIENT_FIXTURE, details: {} };
    const { user } = show(
      {
        'GET /api/system-status': () => ({ status: 'ok', capabilities: ['recordMerges', 'patientDetails'] }),
        'GET /api/patients/:id': () => ({ patient: record }),
        'GET /api/patients': () => [
          record,
          { ...PATIENT_FIXTURE, id: 'p2', name: 'Berta Gil' },
          { ...PATIENT_FIXTURE, id: 'p3', name: 'Carla Gil', care: lead },
        ],
        'GET /api/patients/:id/merges': () => ({ merges: [] }),
      },
      THERAPIST,
      `/patients/${PATIENT_FIXTURE.id}/data`,
    );
    await user.click(await screen.findByRole('button', { name: 'Unir con otra ficha…' }));
    await user.click(await screen.findByRole('combobox', { name: 'Otra ficha' }));
    await user.keyboard('{ArrowDown}');
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual([expect.stringContaining('Berta Gil')]);
  });

  it('offers no merge to who only collaborates', async () => {
    show(
      {
        'GET /api/system-status': () => ({ status: 'ok', capabilities: ['recordMerges', 'patientDetails'] }),
        'GET /api/patients/:id': () => ({
          patient: { ...PATIENT_FIXTURE, details: {}, care: { relation: 'COLLABORATOR', leadName: 'Luis' } },
        }),
        'GET /api/patients/:id/merges': () => ({
          merges: [
            {
              id: 'm1',
              at: '2026-11-18T10:05:00Z',
              authorName: 'Luis',
              removed: { id: 'p2', name: 'Berta Gil' },
              undoUntil: '2026-12-18T10:05:00Z',
              mayUndo: false,
            },
          ],
        }),
      },
      THERAPIST,
      `/patients/${PATIENT_FIXTURE.id}/data`,
    );
    const name = await screen.findByText('Berta Gil', { selector: 'bdi' });
    expect(name.parentElement).toHaveTextContent('Unida con «Berta Gil»');
    expect(screen.queryByRole('button', { name: /^(?:Unir|Deshacer)/ })).not.toBeInTheDocument();
  });

  it.each([
    [() => answer(500), 'Error al cargar los datos del paciente'],
    [networkFailure, 'Error de conexión'],
  ])('goes to the list with a toast on any other failure', async (handler, text) => {
    const { toasts, address } = show({ 'GET /api/patients/:id': handler });
    await waitFor(() => expect(address()).toBe('/patients'));
    expect(toasts).toEqual([text]);
  });

  it.each([
    ['today', '/patients/p1/routines?run=run-9'],
    ['before the tabs had addresses', '/patients/p1?tab=routines&run=run-9'],
  ])('opens at the run that a notice of %s leads to, with the ways to answer it', async (_when, at) => {
    const { user, address, backend } = show(
      {
        'GET /api/routines/patient/:id': () => ({ data: [] }),
        'GET /api/patients/:id/adherence': () => ({ data: RAW_ADHERENCE }),
        'POST /api/conversations': () => ({ conversation: { id: 'c9' } }),
      },
      THERAPIST,
      at,
    );
    const run = await screen.findByText('Revisar');
    expect(screen.getByRole('link', { name: 'Rutinas' })).toHaveAttribute('aria-current', 'page');
    expect(run.closest('li')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Escribirle' }));
    await waitFor(() => expect(address()).toBe('/conversations/c9'));
    expect(backend.sent('POST', '/api/conversations').map(({ body }) => body)).toEqual([
      { patientId: PATIENT_FIXTURE.id },
    ]);
  });

  it('deletes after the question and goes to the list', async () => {
    const { user, toasts, address, backend } = show({ 'DELETE /api/patients/:id': () => ({}) });
    await askDeletion(user);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(PATIENT_FIXTURE.name);
    await user.click(within(question).getByRole('button', { name: 'Eliminar paciente' }));
    await waitFor(() => expect(address()).toBe('/patients'));
    expect(toasts).toEqual(['Paciente eliminado exitosamente']);
    expect(backend.sent('DELETE', /patients/)).toHaveLength(1);
  });

  it('says when deleting fails, and stays', async () => {
    const { user, address } = show({ 'DELETE /api/patients/:id': () => answer(500) });
    await askDeletion(user);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Eliminar paciente' }));
    expect(await question.findByText('Error al eliminar el paciente')).toBeInTheDocument();
    expect(address()).toBe('/patients/p1');
  });
});
