import { screen, waitFor, within } from '@testing-library/react';
import { STATUS_PATH } from '@/contract/system';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { COMMUNICATION_FIXTURES } from '../fixtures';
import { PatientCommunications } from './PatientCommunications';

const show = (list: FakeHandler, capabilities = ['communications']) =>
  renderApp(<PatientCommunications patientId="p1" />, {
    user: THERAPIST,
    routes: {
      [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities }),
      'GET /api/patients/:id/communications': list,
    },
  });

it('says what was told, when, by which way and how that ended, and what came back', async () => {
  show(() => ({ communications: [...COMMUNICATION_FIXTURES, { id: 'x', kind: 'NEWER' }] }));
  const list = await screen.findByRole('list', { name: 'Comunicaciones' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Segundo recordatorio · cita del 24/11/2026, 11:00Sale a partir del 23/11/2026, 11:00 · Correo electrónicoAún no ha salido',
    'El paciente no puede ir · cita del 24/11/2026, 11:0022/11/2026, 13:00 · En Mis CitasMotivo: FiebreRespuesta',
    'El paciente pide otro día · cita del 24/11/2026, 11:0022/11/2026, 12:00 · Por el enlace del correoRespuesta',
    'Recordatorio · cita del 24/11/2026, 11:0022/11/2026, 11:00 · Correo electrónico a lucia@correo.esEnviado',
    'Avisado por la consulta · cita del 24/11/2026, 11:0010/11/2026, 12:00 · WhatsApp · Ana Ruiz SolerAnotado',
    'Cambio de hora · cita del 24/11/2026, 11:0010/11/2026, 11:00 · Correo electrónicoEl servidor de correo lo ha rechazadoNo enviado',
    'Cita nueva · cita del 24/11/2026, 11:0009/11/2026, 11:00 · Correo electrónico a lucia@correo.esEnviado',
  ]);
});

it('says that there is nothing, and tries again what failed', async () => {
  let isBroken = true;
  const { user } = show(() => (isBroken ? answer(500) : { communications: [] }));
  expect(await screen.findByText('No se han podido cargar las comunicaciones')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/Todavía no se le ha enviado/)).toBeVisible();
});

it('asks a backend without them for nothing', async () => {
  const { backend } = show(() => answer(404), []);
  await waitFor(() => expect(backend.sent('GET', STATUS_PATH)).toHaveLength(1));
  expect(screen.queryByText('Comunicaciones')).toBeNull();
  expect(backend.sent('GET', /communications/)).toEqual([]);
});
