import { screen } from '@testing-library/react';
import { EXERCISE_FIXTURE } from '@/features/exercises/fixtures';
import { ROUTINE_FIXTURE } from '@/features/routines/fixtures';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { RoutinePrintPage } from '.';

const ROUTINES = 'GET /api/routines';
const LIBRARY = 'GET /api/exercises';
const exerciseId = ROUTINE_FIXTURE.exercises[0]?.exerciseId;
const all: Record<string, FakeHandler> = {
  [ROUTINES]: () => ({ data: [ROUTINE_FIXTURE], templates: [] }),
  [LIBRARY]: () => ({ data: [{ ...EXERCISE_FIXTURE, id: exerciseId, instructions: 'Eleva la pelvis.' }] }),
};
const show = (routes: Record<string, FakeHandler>, id = ROUTINE_FIXTURE.id) =>
  renderApp(<RoutinePrintPage />, {
    at: `/routines/${id}/print`,
    path: '/routines/:id/print',
    user: THERAPIST,
    routes: { ...all, ...routes },
  });

const print = () => screen.getByRole('button', { name: 'Imprimir' });

describe('/routines/{id}/print', () => {
  it('shows the sheet with the instructions of the library', async () => {
    show({});
    expect(await screen.findByText('Eleva la pelvis.')).toBeInTheDocument();
    expect(print()).toBeEnabled();
  });

  it('prints no sheet that lacks the instructions, and asks again for all that failed', async () => {
    const { user, backend } = show({ [ROUTINES]: () => answer(500), [LIBRARY]: () => answer(500) });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    backend.use({ [ROUTINES]: all[ROUTINES] as FakeHandler });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Error al cargar ejercicios')).toBeInTheDocument();
    expect(print()).toBeDisabled();
    backend.use(all);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Eleva la pelvis.')).toBeInTheDocument();
    expect(print()).toBeEnabled();
  });

  it('says that there is no such routine', async () => {
    show({}, 'other');
    expect(await screen.findByRole('alert')).toHaveTextContent('Rutina no encontrada');
    expect(print()).toBeDisabled();
  });
});
