import { screen, waitFor, within } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { CARE_TEAM_FIXTURE as TEAM, COVER_FIXTURES } from '../fixtures';
import { renderTherapist } from '../testing/renderTherapist';
import { CoversCard } from './CoversCard';
import { PatientTeamCard } from './PatientTeamCard';

const RESULT = {
  patients: 1,
  appointments: 2,
  left: { patients: [], appointments: [{ date: '2026-11-25T10:00:00+01:00', patientName: 'Manuel' }] },
};

const showTeam = (routes: Record<string, FakeHandler> = {}) => {
  const onLeft = jest.fn();
  const app = renderApp(
    <PatientTeamCard patientId="p1" renderTherapist={renderTherapist} onLeft={onLeft} />,
    {
      user: THERAPIST,
      routes: { 'GET /api/patients/:id/team': () => ({ team: TEAM }), ...routes },
    },
  );
  return { ...app, onLeft };
};

describe('the team of a patient', () => {
  it('names the lead, the collaborators, the cover and the last hand-over', async () => {
    showTeam();
    expect(await screen.findByText('Responsable')).toBeInTheDocument();
    expect(screen.getByText('Pablo Ibáñez Ros')).toBeInTheDocument();
    expect(screen.getByText(/del 20\/11\/2026 al 27\/11\/2026/)).toHaveTextContent(
      /^Nuria Salas Gil sustituye a .* del 20\/11\/2026 al 27\/11\/2026/,
    );
    expect(screen.getByText('Prefiere las citas por la mañana.')).toBeInTheDocument();
  });

  it('is not felt on a backend that does not keep it', async () => {
    const { toasts, backend } = showTeam({ 'GET /api/patients/:id/team': () => answer(404) });
    await waitFor(() => expect(backend.sent('GET', '/api/patients/p1/team')).toHaveLength(1));
    expect(screen.queryByText('Equipo')).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('hands over with a note, and says what stays', async () => {
    const { user, backend, toasts, onLeft } = showTeam({ 'POST /api/patients/:id/handover': () => RESULT });
    await user.click(await screen.findByRole('button', { name: 'Traspasar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Traspasar paciente' }));
    await user.click(dialog.getByRole('button', { name: 'Traspasar' }));
    // The option and the text beside the field.
    await waitFor(() => expect(dialog.getAllByText('Elige un fisioterapeuta')).toHaveLength(2));
    await user.selectOptions(dialog.getByLabelText(/Nuevo responsable/), 'u8');
    await user.type(dialog.getByLabelText(/Nota/), 'Lleva bastón');
    await user.click(dialog.getByRole('button', { name: 'Traspasar' }));
    await waitFor(() => expect(onLeft).toHaveBeenCalled());
    expect(backend.sent('POST', '/api/patients/p1/handover')[0]?.body).toEqual({
      therapistId: 'u8',
      note: 'Lleva bastón',
      moveAppointments: true,
    });
    expect(toasts).toEqual(['Traspaso hecho: 1 paciente y 2 citas. Sin mover: 1 cita por venir.']);
  });

  it('offers no changes to who is not the lead', async () => {
    showTeam({ 'GET /api/patients/:id/team': () => ({ team: { ...TEAM, mayChange: false } }) });
    expect(await screen.findByText('Responsable')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('covers', () => {
  it('says which run, and ends one', async () => {
    const { user, backend, toasts } = renderApp(
      <CoversCard renderTherapist={renderTherapist} ownId={THERAPIST.id} />,
      {
        user: THERAPIST,
        routes: {
          'GET /api/covers': () => ({ covers: COVER_FIXTURES }),
          'POST /api/covers/:id/end': () => ({ cover: COVER_FIXTURES[0] }),
        },
      },
    );
    expect(await screen.findByText('Ahora')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Terminar la sustitución/ }));
    await waitFor(() => expect(toasts).toEqual(['Sustitución terminada']));
    expect(backend.sent('POST', '/api/covers/cv1/end')).toHaveLength(1);
  });

  it('asks administration who is away: without it a cover would be of whoever saves it', async () => {
    const { user } = renderApp(<CoversCard renderTherapist={renderTherapist} />, {
      user: { ...THERAPIST, alsoAdmin: true },
      routes: { 'GET /api/covers': () => ({ covers: [] }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Añadir sustitución' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/Quién sustituye/), 'u8');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(dialog.getByLabelText(/Quién falta/)).toBeInvalid());
    expect(dialog.getByLabelText(/Quién falta/)).toHaveAccessibleDescription('Elige un fisioterapeuta');
    expect(dialog.getByLabelText(/Quién sustituye/)).toBeValid();
  });
});
