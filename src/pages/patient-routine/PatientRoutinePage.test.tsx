import { screen, waitFor } from '@testing-library/react';
import { exercisesDomain } from '@/features/exercises';
import { EXERCISES, FREQUENCY_OPTIONS, PATIENTS, TEMPLATE_FIXTURE } from '@/features/routines/fixtures';
import { Link } from 'react-router-dom';
import { AuthProvider } from '@/features/auth';
import { routinesDomain } from '@/features/routines';
import { type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PatientRoutinePage } from '.';

const screenWithLinks = (
  <>
    <Link to="/patients/p1/routines/new">De Manuel</Link>
    <Link to="/patients/p2/routines/new">De Lucía</Link>
    <PatientRoutinePage />
  </>
);

const open = (list: FakeHandler) =>
  renderApp(screenWithLinks, {
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
const template = () => screen.queryByRole('combobox', { name: 'Empezar con una plantilla' });

it('takes what is typed while the templates are on their way, and then offers them in the same place', async () => {
  let arrive: (lists: object) => void = () => undefined;
  const { user } = open(() => new Promise((resolve) => (arrive = resolve)));
  const name = await screen.findByLabelText(/Nombre de la rutina/);
  await user.type(name, 'Hombro');
  expect(template()).toBeDisabled();
  arrive({ data: [], templates: [TEMPLATE_FIXTURE] });
  await waitFor(() => expect(template()).toBeEnabled());
  expect(name).toHaveValue('Hombro');
  await user.click(screen.getByRole('button', { name: /^Mostrar opciones de Empezar/ }));
  expect(await screen.findByRole('option', { name: TEMPLATE_FIXTURE.name })).toBeInTheDocument();
});

it.each<[string, FakeHandler]>([
  ['the backend has none', () => ({ data: [] })],
  ['they do not arrive', networkFailure],
])('offers no templates where %s', async (_why, list) => {
  open(list);
  await screen.findByLabelText(/Nombre de la rutina/);
  await waitFor(() => expect(template()).toBeNull());
});

it('does not open what was typed for one patient for another one', async () => {
  const { user } = open(() => ({ data: [] }));
  const name = () => screen.findByLabelText(/Nombre de la rutina/);
  const go = (link: string) => user.click(screen.getByText(link));
  await user.type(await name(), 'Hombro');
  await go('De Lucía');
  expect(await name()).toHaveValue('');
  expect(await screen.findByDisplayValue('Lucía Navarro Sanz')).toBeInTheDocument();
  await go('De Manuel');
  expect(await name()).toHaveValue('Hombro');
  expect(await screen.findByDisplayValue('Manuel Ortega Gil')).toBeInTheDocument();
});
