import { screen, waitFor, within } from '@testing-library/react';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { CARE_TEAM_FIXTURE as TEAM, COVER_FIXTURES, HANDOVER_LIST_FIXTURE } from '../fixtures';
import { renderTherapist } from '../testing/renderTherapist';
import { CoversCard } from './CoversCard';
import { HandoverAllDialog } from './HandoverAllDialog';
import { PatientTeamCard } from './PatientTeamCard';

const RESULT = {
  patients: 1,
  appointments: 2,
  left: { appointments: [{ date: '2026-11-25T10:00:00+01:00', patientName: 'Manuel' }] },
};

const showTeam = (routes: Record<string, FakeHandler> = {}, user = THERAPIST) => {
  const onLeft = jest.fn();
  const app = renderApp(
    <PatientTeamCard patientId="p1" renderTherapist={renderTherapist} onLeft={onLeft} />,
    {
      user,
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
    expect(screen.queryByText(/puede haber más/)).not.toBeInTheDocument();
  });

  it('says when there may be more hand-overs than it tells', async () => {
    const handovers = [1, 2, 3, 4, 5].map((day) => ({
      ...TEAM.handovers[0],
      at: `2026-10-0${day}T09:00:00Z`,
    }));
    showTeam({ 'GET /api/patients/:id/team': () => ({ team: { ...TEAM, handovers } }) });
    expect(await screen.findByText('Son los 5 últimos traspasos; puede haber más.')).toBeInTheDocument();
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
    expect(mayClose()).toBe(true);
  });

  it('keeps administration with the patient whom it hands over, and shows who has them now', async () => {
    const { user, backend, onLeft } = showTeam({ 'POST /api/patients/:id/handover': () => RESULT }, ADMIN);
    await user.click(await screen.findByRole('button', { name: 'Traspasar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Traspasar paciente' }));
    await user.selectOptions(dialog.getByLabelText(/Nuevo responsable/), 'u8');
    await user.click(dialog.getByRole('button', { name: 'Traspasar' }));
    await waitFor(() => expect(backend.sent('GET', '/api/patients/p1/team')).toHaveLength(2));
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('takes in the colleague who was chosen', async () => {
    const { user, backend, toasts } = showTeam({
      'POST /api/patients/:id/collaborators': () => answer(201, { team: TEAM }),
    });
    await user.click(await screen.findByRole('button', { name: 'Añadir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir al equipo' }));
    await user.selectOptions(dialog.getByLabelText(/Fisioterapeuta/), 'u8');
    await user.click(dialog.getByRole('button', { name: 'Añadir' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(backend.sent('POST', '/api/patients/p1/collaborators')[0]?.body).toEqual({ therapistId: 'u8' });
  });

  const OWN = { mayChange: false, collaborators: [{ id: THERAPIST.id, name: THERAPIST.name }] };

  it.each([
    ['Quitar a Pablo Ibáñez Ros del equipo', TEAM, 'u7', 0],
    ['Salir del equipo', { ...TEAM, ...OWN }, THERAPIST.id, 1],
  ])('«%s» takes that person off, and leads away who left', async (name, team, therapistId, times) => {
    const { user, backend, toasts, onLeft } = showTeam({
      'GET /api/patients/:id/team': () => ({ team }),
      'POST /api/patients/:id/collaborators/removal': () => ({ success: true }),
    });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(backend.sent('POST', '/api/patients/p1/collaborators/removal')[0]?.body).toEqual({ therapistId });
    expect(onLeft).toHaveBeenCalledTimes(times);
  });

  it('offers no changes to who is not the lead', async () => {
    showTeam({ 'GET /api/patients/:id/team': () => ({ team: { ...TEAM, mayChange: false } }) });
    expect(await screen.findByText('Responsable')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('hands over all of who leaves to the one who was chosen', async () => {
  const { user, backend, toasts } = renderApp(
    <HandoverAllDialog
      from={{ id: 'u9', name: 'Óscar Rey' }}
      renderTherapist={renderTherapist}
      onClose={jest.fn()}
    />,
    {
      user: THERAPIST,
      routes: {
        'GET /api/team/:id/handover': () => HANDOVER_LIST_FIXTURE,
        'POST /api/team/:id/handover': () => RESULT,
      },
    },
  );
  await user.selectOptions(await screen.findByLabelText(/Nuevo responsable/), 'u8');
  await user.click(screen.getByRole('button', { name: 'Traspasar' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(backend.sent('POST', '/api/team/u9/handover')[0]?.body).toMatchObject({ therapistId: 'u8' });
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

  it('sends of whom administration said that they are away, who stands in, and the days', async () => {
    const renderAway = jest.fn(() => <p>También falta</p>);
    const card = <CoversCard {...{ renderTherapist, renderAway }} />;
    const { user, backend, toasts } = renderApp(card, {
      user: { ...THERAPIST, alsoAdmin: true },
      routes: {
        'GET /api/covers': () => ({ covers: [] }),
        'POST /api/covers': () => answer(201, { cover: COVER_FIXTURES[0] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Añadir sustitución' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/Quién falta/), 'u7');
    const standIn = within(dialog.getByLabelText(/Quién sustituye/));
    expect(standIn.queryByRole('option', { name: 'Pablo Ibáñez Ros' })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/Quién sustituye/), 'u8');
    await user.click(dialog.getByRole('spinbutton', { name: /^día, Primer día/ }));
    await user.keyboard('01122026');
    await user.click(dialog.getByRole('spinbutton', { name: /^día, Último día/ }));
    expect(renderAway).not.toHaveBeenCalled();
    await user.keyboard('05122026');
    expect(dialog.getByText('También falta')).toBeVisible();
    expect(renderAway).toHaveBeenLastCalledWith({
      ...{ therapistId: 'u8', from: '2026-12-01', to: '2026-12-05' },
    });
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(backend.sent('POST', '/api/covers')[0]?.body).toEqual({
      ...{ therapistId: 'u7', coveredBy: 'u8' },
      ...{ firstDay: '2026-12-01', lastDay: '2026-12-05' },
    });
    expect(mayClose()).toBe(true);
  });
});
