import { screen, waitFor, within } from '@testing-library/react';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { DUPLICATE_FIXTURES, PATIENT_FIXTURE } from '../fixtures';
import { PatientContactDialog } from './PatientContactForm';
import { PatientForm } from './PatientForm';

const FOUND: FakeHandler = () => ({ duplicates: DUPLICATE_FIXTURES });
const routes = (more: Record<string, FakeHandler> = {}): Record<string, FakeHandler> => ({
  'GET /api/system-status': () => ({ status: 'ok', capabilities: ['patientDetails', 'duplicateCheck'] }),
  'POST /api/patients/duplicates': FOUND,
  'POST /api/patients/contact': () => ({ patient: { id: 'new' } }),
  'POST /api/patients': () => ({ id: 'new' }),
  ...more,
});

async function fill(more?: Record<string, FakeHandler>) {
  const onSaved = jest.fn();
  const view = renderApp(<PatientForm onSaved={onSaved} onCancel={() => undefined} />, {
    user: THERAPIST,
    routes: routes(more),
  });
  await screen.findByText('Más datos');
  await view.user.type(screen.getByRole('textbox', { name: 'Nombre completo' }), 'Eva Ruiz');
  await view.user.click(screen.getByRole('button', { name: 'Crear paciente' }));
  return { ...view, onSaved };
}

const dialog = () => screen.findByRole('dialog', { name: 'Puede que ya exista' });

it('shows who it may be and why, and creates nothing by itself', async () => {
  const { backend } = await fill();
  const rows = within(await dialog()).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Eva Ruiz Sánchez12/03/1980 · 612 345 678 · eva@correo.example');
  expect(rows[0]).toHaveTextContent('Nombre y fecha de nacimiento parecidos, mismo teléfono');
  expect(within(rows[0]!).getByRole('link', { name: 'Abrir esta ficha' })).toHaveAttribute(
    'href',
    '/patients/d1',
  );
  expect(backend.sent('POST', '/api/patients')).toEqual([]);
});

it('creates it all the same when told so, and does not ask twice about the same person', async () => {
  const { user, backend, onSaved } = await fill();
  await user.click(within(await dialog()).getByRole('button', { name: 'Crear de todos modos' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(backend.sent('POST', '/api/patients/duplicates')).toHaveLength(1);
  expect(backend.sent('POST', '/api/patients')).toHaveLength(1);
});

it('going back keeps what was typed', async () => {
  const { user } = await fill();
  await user.click(within(await dialog()).getByRole('button', { name: 'Volver al formulario' }));
  expect(screen.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('Eva Ruiz');
});

it('says that nothing was created to who has left while it was asked', async () => {
  let respond = (_value: unknown) => undefined as void;
  const { backend, toasts, unmount } = await fill({
    'POST /api/patients/duplicates': () => new Promise((resolve) => (respond = resolve)),
  });
  await waitFor(() => expect(backend.sent('POST', '/api/patients/duplicates')).toHaveLength(1));
  unmount();
  respond({ duplicates: DUPLICATE_FIXTURES });
  await waitFor(() => expect(toasts).toEqual([expect.stringContaining('Has salido sin guardar')]));
  expect(backend.sent('POST', '/api/patients')).toEqual([]);
});

it.each([
  ['finds none', { 'POST /api/patients/duplicates': () => ({ duplicates: [] }) }],
  ['fails to answer', { 'POST /api/patients/duplicates': () => answer(500) }],
])('is not in the way where the server %s', async (_how, more: Record<string, FakeHandler>) => {
  const { onSaved } = await fill(more);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
});

it('nothing is asked where the server does not name it, nor when a record is edited', async () => {
  const onSaved = jest.fn();
  const { user, backend } = renderApp(
    <PatientForm patient={PATIENT_FIXTURE} onSaved={onSaved} onCancel={() => undefined} />,
    { user: THERAPIST, routes: routes({ 'PUT /api/patients/:id': () => ({ id: 'p1' }) }) },
  );
  await screen.findByText('Más datos');
  await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(backend.sent('POST', /duplicates/)).toEqual([]);
});

it('the desk takes the patient who is there already', async () => {
  const onSaved = jest.fn();
  const { user, backend } = renderApp(<PatientContactDialog onClose={() => undefined} onSaved={onSaved} />, {
    user: THERAPIST,
    routes: routes(),
  });
  await waitFor(() => expect(backend.sent('GET', '/api/system-status')).toHaveLength(1));
  await user.type(screen.getByRole('textbox', { name: 'Nombre completo' }), 'Eva Ruiz');
  await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
  await user.click(within(await dialog()).getAllByRole('button', { name: 'Usar esta ficha' })[0]!);
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 'd1' }));
  expect(mayClose()).toBe(true);
  expect(backend.sent('POST', '/api/patients/contact')).toEqual([]);
});
