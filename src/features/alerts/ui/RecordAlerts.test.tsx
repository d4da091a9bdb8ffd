import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Alert } from '@/contract/alertAnswers';
import { answer, type FakeHandler, networkFailure, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ALERT_FIXTURES } from '../fixtures';
import { useAlerts } from '../api';
import { AlertBanner } from './AlertBanner';
import { RecordAlerts } from './RecordAlerts';

const PATIENT = {
  id: 'p1',
  name: 'Eva Ruiz',
  allergies: 'Látex',
  medications: 'Sintrom 4 mg',
  medicalHistory: null,
};
const LIST = 'GET /api/patients/:id/alerts';

function Head() {
  const { open, isKnown } = useAlerts('p1');
  return isKnown ? <RecordAlerts patient={PATIENT} open={open} /> : null;
}

function show(alerts: Alert[] = ALERT_FIXTURES, routes: Record<string, FakeHandler> = {}) {
  return renderApp(<Head />, {
    user: THERAPIST,
    routes: { [LIST]: () => ({ alerts }), ...routes },
  });
}

const manage = () => screen.findByRole('button', { name: /^(Gestionar alertas|Añadir alerta)$/ });

it('shows the open alerts, and in the dialog who noted them and what has ended', async () => {
  const { user } = show();
  const badges = within(await screen.findByRole('list', { name: 'Alertas clínicas' }));
  expect(badges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anticoagulante: Sintrom',
    'No tumbar en prono',
  ]);
  await user.click(await manage());
  const dialog = within(await screen.findByRole('dialog', { name: 'Alertas clínicas' }));
  const open = dialog.getByRole('list', { name: 'Alertas abiertas' });
  expect(open).toHaveTextContent('Desde el 14/09/2026 · Ana Ruiz Soler');
  await user.click(dialog.getByText('Historial (1)'));
  expect(dialog.getByRole('list', { name: 'Alertas cerradas' })).toHaveTextContent(
    'EmbarazoDesde el 03/11/2025, por Ana Ruiz Soler. Resuelta el 20/06/2026, por Ana Ruiz Soler',
  );
});

it('suggests what the record names and nobody has noted, and adds it only when asked', async () => {
  const { user, backend, toasts } = show([], { 'POST /api/patients/:id/alerts': () => ({ alerts: [] }) });
  await user.click(await manage());
  const named = within(await screen.findByRole('list', { name: 'Alertas que nombra la ficha' }));
  expect(named.getAllByRole('listitem')).toHaveLength(2);
  expect(backend.sent('POST', /alerts/)).toEqual([]);
  await user.click(named.getByRole('button', { name: /^Añadir.*Anticoagulante: Sintrom$/ }));
  await waitFor(() => expect(toasts).toEqual(['Alerta añadida']));
  expect(backend.sent('POST', /alerts/)[0]?.body).toEqual({ kind: 'ANTICOAGULANT', text: 'Sintrom' });
});

it('adds one in own words, says beside the field what is missing, and is empty afterwards', async () => {
  const { user, backend, toasts } = show([], { 'POST /api/patients/:id/alerts': () => ({ alerts: [] }) });
  await user.click(await manage());
  const form = within(await screen.findByRole('form', { name: 'Añadir alerta' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Alerta' }), 'OTHER');
  await user.click(form.getByRole('button', { name: 'Añadir alerta' }));
  const detail = form.getByRole('textbox', { name: 'Detalle' });
  await waitFor(() => expect(detail).toHaveAccessibleDescription(/Escribe de qué avisa la alerta/));
  await user.type(detail, 'No tumbar en prono');
  await user.click(form.getByRole('spinbutton', { name: /^día, Desde/ }));
  await user.keyboard('18102024');
  await user.click(form.getByRole('button', { name: 'Añadir alerta' }));
  await waitFor(() => expect(toasts).toEqual(['Alerta añadida']));
  expect(backend.sent('POST', /alerts/)[0]?.body).toEqual({
    kind: 'OTHER',
    text: 'No tumbar en prono',
    notedOn: '2024-10-18',
  });
  expect(detail).toHaveValue('');
});

it('keeps what is typed for the next one while the first is saved', async () => {
  let save = (_answer: object) => {};
  const { user, toasts } = show([], {
    'POST /api/patients/:id/alerts': () => new Promise((resolve) => (save = resolve)),
  });
  await user.click(await manage());
  const form = within(await screen.findByRole('form', { name: 'Añadir alerta' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Alerta' }), 'PACEMAKER');
  await user.click(form.getByRole('button', { name: 'Añadir alerta' }));
  const detail = form.getByRole('textbox', { name: 'Detalle' });
  await user.type(detail, 'Desde 2019');
  save({ alerts: [] });
  await waitFor(() => expect(toasts).toEqual(['Alerta añadida']));
  expect(detail).toHaveValue('Desde 2019');
});

it.each([
  ['Resolver', 'RESOLVED', 'Alerta resuelta'],
  ['Quitar por error', 'MISTAKE', 'Alerta quitada'],
])('%s closes one', async (button, ending, text) => {
  const { user, backend, toasts } = show(ALERT_FIXTURES, {
    'POST /api/alerts/:id/end': () => ({ alerts: [] }),
  });
  await user.click(await manage());
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^${button}.*No tumbar en prono$`) }),
  );
  await waitFor(() => expect(toasts).toEqual([text]));
  expect(backend.sent('POST', '/api/alerts/al2/end')[0]?.body).toEqual({ ending });
});

it('a backend without alerts shows nothing and hears no complaint', async () => {
  const { backend, toasts, container } = renderApp(
    <>
      <Head />
      <AlertBanner patientId="p1" />
      <AlertBanner patientId="" />
    </>,
    {
      user: THERAPIST,
      routes: { [LIST]: () => answer(404) },
    },
  );
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  expect(container.querySelector('section, button, ul')).toBeNull();
  expect(toasts).toEqual([]);
});

it('the banner of a form shows open alerts alone', async () => {
  renderApp(<AlertBanner patientId="p1" />, {
    user: THERAPIST,
    routes: { [LIST]: () => ({ alerts: ALERT_FIXTURES }) },
  });
  const banner = await screen.findByRole('region', { name: 'Alertas clínicas del paciente' });
  expect(banner).toHaveTextContent('No tumbar en prono');
  expect(banner).not.toHaveTextContent('Embarazo');
});

it('the banner shows nothing of the patient who was chosen before', async () => {
  function Form() {
    const [id, setId] = useState('p1');
    return (
      <>
        <button onClick={() => setId('p2')}>Otro paciente</button>
        <AlertBanner patientId={id} />
      </>
    );
  }
  const { user } = renderApp(<Form />, {
    user: THERAPIST,
    routes: { [LIST]: ({ params }) => (params.id === 'p1' ? { alerts: ALERT_FIXTURES } : never()) },
  });
  await screen.findByRole('region', { name: 'Alertas clínicas del paciente' });
  await user.click(screen.getByRole('button', { name: 'Otro paciente' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['a failing server', () => answer(500)],
  ['no connection', networkFailure],
])('with %s it is said that there may be some, until they are had', async (_what, handler) => {
  const { user, backend } = renderApp(<AlertBanner patientId="p1" />, {
    user: THERAPIST,
    routes: { [LIST]: handler },
  });
  expect(await screen.findByRole('status')).toHaveTextContent(/No se han podido cargar las alertas clínicas/);
  backend.use({ [LIST]: () => ({ alerts: ALERT_FIXTURES }) });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Alertas clínicas del paciente' })).toHaveTextContent(
    'No tumbar en prono',
  );
  expect(screen.queryByRole('status')).toBeNull();
});
