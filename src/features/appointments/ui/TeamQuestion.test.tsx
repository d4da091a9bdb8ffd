import { screen, waitFor } from '@testing-library/react';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { agendaRoutes, appointmentFixture, therapistChoices } from '../fixtures';
import { NO_CHOICES } from './calendar/agendaChoices';
import { MoveDialog } from './calendar/MoveDialog';
import { TeamQuestion } from './TeamQuestion';

const [ANA, BERTA] = therapistChoices(2);
const PUT = 'PUT /api/appointments/:id';
const OUTSIDE = answer(409, {
  message: 'Este fisioterapeuta no atiende al paciente ese día',
  details: { outsideTeam: { therapistName: BERTA!.name, patientName: 'Ángel Núñez' } },
});

clockStartsAt('2026-11-20T10:00:00Z');

/** Chooses a colleague in the dialog and saves. */
async function move(put: FakeHandler) {
  const onClose = jest.fn();
  const appointment = appointmentFixture({ patientName: 'Ángel Núñez', therapist: ANA });
  const view = renderApp(
    <TeamQuestion>
      <MoveDialog
        appointment={appointment}
        asked={{ date: '2026-11-24', time: '09:30', duration: 60 }}
        choices={{ ...NO_CHOICES, therapists: [ANA!, BERTA!], changesTherapist: true }}
        onClose={onClose}
      />
    </TeamQuestion>,
    { user: ADMIN, routes: { ...agendaRoutes([appointment]), [PUT]: put } },
  );
  await view.user.selectOptions(await screen.findByLabelText('Fisioterapeuta'), BERTA!.id);
  await view.user.click(screen.getByRole('button', { name: 'Mover cita' }));
  return { ...view, onClose, sent: () => view.backend.sent('PUT', /appointments/).map(({ body }) => body) };
}

it('gives the appointment to who attends the patient without a question', async () => {
  const { onClose, sent } = await move(() => ({}));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([expect.objectContaining({ therapistId: BERTA!.id })]);
  expect(sent()[0]).not.toHaveProperty('joinsTeam');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('asks who else may join the team, and sends it again in one call', async () => {
  const { user, onClose, sent, toasts } = await move(({ body }) =>
    (body as { joinsTeam?: true }).joinsTeam ? {} : OUTSIDE,
  );
  const question = await screen.findByRole('alertdialog', { name: '¿Añadir al equipo del paciente?' });
  expect(question).toHaveAccessibleDescription(/no atiende a Ángel Núñez/);
  await user.click(screen.getByRole('button', { name: 'Añadir y dar la cita' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent().at(-1)).toMatchObject({ therapistId: BERTA!.id, joinsTeam: true });
  expect(toasts).toEqual(['Cita actualizada correctamente']);
});

it('changes nothing and says no more if not', async () => {
  const { user, onClose, sent, toasts } = await move(() => OUTSIDE);
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
  expect(screen.getByLabelText('Fisioterapeuta')).toHaveValue(BERTA!.id);
});
