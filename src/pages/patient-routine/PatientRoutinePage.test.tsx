import { screen, waitFor } from '@testing-library/react';
import { exercisesDomain } from '@/features/exercises';
import { EXERCISES, FREQUENCY_OPTIONS, PATIENTS, TEMPLATE_FIXTURE } from '@/features/routines/fixtures';
import { AuthProvider } from '@/features/auth';
import { routinesDomain } from '@/features/routines';
import { type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PatientRoutinePage } from '.';

const open = (list: FakeHandler) =>
  renderApp(<PatientRoutinePage />, {
    user: THERAPIST,
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
    at: '/patients/p1/routines/new',
    path: '/patients/:id/routines/new',
    domains: [routinesDomain, exercisesDomain],
    routes: {
      'GET /api/routines': list,
      'GET /api/routines/patient/:id': () => ({ data: [] }),
      'GET /api/routines/frequencies/list': () => ({ data: FREQUENCY_OPTIONS }),
      'GET /api/patients': () => ({ data: PATIENTS }),
      'GET /api/exercises': () => ({ data: EXERCISES }),
    },
  });
const template = () => screen.queryByLabelText('Empezar con una plantilla');

it('takes what is typed while the templates are on their way, and then offers them in the same place', async () => {
  let arrive: (lists: object) => void = () => undefined;
  const { user } = open(() => new Promise((resolve) => (arrive = resolve)));
  const name = await screen.findByLabelText(/Nombre de la rutina/);
  await user.type(name, 'Hombro');
  expect(template()).toBeDisabled();
  arrive({ data: [], templates: [TEMPLATE_FIXTURE] });
  await waitFor(() => expect(template()).toBeEnabled());
  expect(name).toHaveValue('Hombro');
  expect(screen.getByRole('option', { name: TEMPLATE_FIXTURE.name })).toBeInTheDocument();
});

it.each<[string, FakeHandler]>([
  ['the backend has none', () => ({ data: [] })],
  ['they do not arrive', networkFailure],
])('offers no templates where %s', async (_why, list) => {
  open(list);
  await screen.findByLabelText(/Nombre de la rutina/);
  await waitFor(() => expect(template()).toBeNull());
});
