import { act, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@/contract/auth/entities';
import { AuthProvider } from '@/features/auth';
import { PATIENT_FIXTURE } from '@/features/patients/fixtures';
import { progressDomain } from '@/features/progress';
import { RAW_ADHERENCE } from '@/features/progress/fixtures';
import { settleDeletions } from '@/shared/deletions';
import { ADMIN, answer, networkFailure, THERAPIST, type FakeHandler } from '@/shared/testing';
import { renderApp } from '@/shared/testing/renderApp';
import { loadLateParts } from '@/shared/ui/late-part';
import { PatientDetailPage, patientsDomain } from '../index';

const show = (routes: Record<string, FakeHandler> = {}, user: User = THERAPIST, at = '/patients/p1') =>
  renderApp(<PatientDetailPage />, {
    at,
    path: '/patients/:id',
    user,
    domains: [progressDomain, patientsDomain],
    routes: {
      'GET /api/patients/:id': () => ({ patient: { ...PATIENT_FIXTURE, invitation: null } }),
      'GET /api/patients/:id/stats': () => ({ evaluations: 3, appointments: 14, activeRoutines: 2 }),
      ...routes,
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });

beforeAll(loadLateParts);

describe('the patient detail', () => {
  it('denies an ADMIN without asking for anything', () => {
    const { backend } = show({}, ADMIN);
    expect(screen.getByText('Solo los fisioterapeutas pueden acceder a esta sección.')).toBeInTheDocument();
    expect(backend.requests).toHaveLength(0);
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

  it('keeps the record when only the figures fail', async () => {
    show({ 'GET /api/patients/:id/stats': () => answer(500) });
    expect(await screen.findByText('Error al cargar estadísticas')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: PATIENT_FIXTURE.name })).toBeInTheDocument();
  });

  it('says Paciente no encontrado for a 404', async () => {
    show({ 'GET /api/patients/:id': () => answer(404) });
    expect(await screen.findByRole('heading', { name: 'Paciente no encontrado' })).toBeInTheDocument();
  });

  it.each([
    [() => answer(500), 'Error al cargar los datos del paciente'],
    [networkFailure, 'Error de conexión'],
  ])('goes to the list with a toast on any other failure', async (handler, text) => {
    const { toasts, address } = show({ 'GET /api/patients/:id': handler });
    await waitFor(() => expect(address()).toBe('/patients'));
    expect(toasts).toEqual([text]);
  });

  it('opens at the run that a notice leads to, with the ways to answer it', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user, address, backend } = show(
      {
        'GET /api/routines/patient/:id': () => ({ data: [] }),
        'GET /api/patients/:id/adherence': () => ({ data: RAW_ADHERENCE }),
        'POST /api/conversations': () => ({ conversation: { id: 'c9' } }),
      },
      THERAPIST,
      '/patients/p1?tab=routines&run=run-9',
    );
    const run = await screen.findByText('Revisar');
    expect(screen.getByRole('tab', { name: 'Rutinas' })).toHaveAttribute('aria-selected', 'true');
    expect(run.closest('li')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Escribirle' }));
    await waitFor(() => expect(address()).toBe('/conversations/c9'));
    expect(backend.sent('POST', '/api/conversations').map(({ body }) => body)).toEqual([
      { patientId: PATIENT_FIXTURE.id },
    ]);
  });

  it('deletes after the question and goes to the list', async () => {
    const { user, toasts, address, backend, store } = show({ 'DELETE /api/patients/:id': () => ({}) });
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(PATIENT_FIXTURE.name);
    await user.click(within(question).getByRole('button', { name: 'Eliminar paciente' }));
    await waitFor(() => expect(address()).toBe('/patients'));
    expect(toasts).toEqual(['Paciente eliminado exitosamente']);
    expect(backend.sent('DELETE', /patients/)).toHaveLength(0);
    await act(() => settleDeletions(store));
    expect(backend.sent('DELETE', /patients/)).toHaveLength(1);
  });

  it('says when deleting fails', async () => {
    const { user, toasts, address, store } = show({ 'DELETE /api/patients/:id': () => answer(500) });
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar paciente' }),
    );
    await waitFor(() => expect(address()).toBe('/patients'));
    await act(() => settleDeletions(store));
    expect(toasts.at(-1)).toBe('Error al eliminar el paciente');
  });
});
