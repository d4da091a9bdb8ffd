import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Role } from '@/contract/common/roles';
import { appointmentsDomain } from '@/features/appointments';
import { ExerciseLibrary, exercisesDomain } from '@/features/exercises';
import { paletteDomain } from '@/features/palette';
import { viewChosen } from '@/shared/preferences/slice';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ShellSearch } from './ShellSearch';

const PATIENTS = [
  { id: '1', name: 'Lucía Martín', phone: '612 345 678' },
  { id: '2', name: 'Manuel Ortega', phone: '699000111' },
];

function show(
  role: Exclude<Role, 'PATIENT'> = 'THERAPIST',
  routes: Record<string, FakeHandler> = {},
  at = '/',
  user = role === 'ADMIN' ? ADMIN : THERAPIST,
) {
  return renderApp(
    <>
      <button>Fuera de la búsqueda</button>
      <input aria-label="Nota" />
      <ShellSearch user={user} />
      <Routes>
        <Route path="/exercises" element={<ExerciseLibrary title="Ejercicios" canEdit={false} />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      at,
      user,
      domains: [paletteDomain, exercisesDomain, appointmentsDomain],
      routes: {
        'GET /api/patients': () => PATIENTS,
        'GET /api/exercises': () => [{ id: '4', name: 'Puente de glúteos', category: 'Fuerza' }],
        'GET /api/routines': () => [{ id: '7', name: 'Manguito: fase 1', patientName: 'Manuel Ortega' }],
        ...routes,
      },
    },
  );
}
const box = () => screen.findByRole('combobox', { name: 'Buscar pacientes, acciones y páginas' });

test('nothing is asked of the server until the search is opened', async () => {
  const { user, backend } = show();
  expect(backend.requests).toHaveLength(0);
  await user.keyboard('{Control>}k{/Control}');
  await box();
  await waitFor(() => expect(backend.requests).toHaveLength(3));
});

test('a patient is found by telephone and the record opened; next time it is offered at once', async () => {
  const { user, address } = show();
  await user.keyboard('/');
  await user.type(await box(), '612345');
  await screen.findByRole('option', { name: /Lucía Martín/ });
  await user.keyboard('{Enter}');
  expect(address()).toBe('/patients/1');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.keyboard('/');
  await box();
  expect(await screen.findByRole('group', { name: 'Recientes' })).toHaveTextContent('Lucía Martín');
});

test('namesakes are told apart by their days of birth', async () => {
  const { user } = show('THERAPIST', {
    'GET /api/patients': () => [
      { id: '1', name: 'José García', phone: '612 345 678', dateOfBirth: '1949-03-09' },
      { id: '2', name: 'José García', phone: '612 345 678', dateOfBirth: '2012-10-05' },
      { id: '3', name: 'Josefa Gil', phone: '612 345 678', dateOfBirth: '1980-03-12' },
    ],
  });
  await user.keyboard('/');
  await user.type(await box(), 'jose');
  expect(
    await screen.findByRole('option', { name: /José García.*09\/03\/1949 · 612 345 678/ }),
  ).toBeVisible();
  expect(screen.getByRole('option', { name: /José García.*05\/10\/2012 · 612 345 678/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Josefa Gil/ })).not.toHaveTextContent('1980');
});

test('an action for a patient opens its form with the patient chosen', async () => {
  const { user, address } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'nueva cita manuel');
  await screen.findByRole('option', { name: /Nueva cita · Manuel Ortega/ });
  await user.keyboard('{Enter}');
  expect(address()).toBe('/appointments/new?patientId=2');
});

test('an exercise opens the library on its name', async () => {
  const { user, address, store } = show();
  await user.keyboard('/');
  await user.type(await box(), 'puente');
  await user.click(await screen.findByRole('option', { name: /Puente de glúteos/ }));
  expect(address()).toBe('/exercises');
  expect(store.getState()).toMatchObject({ exercises: { search: 'Puente de glúteos' } });
});

test.each([
  ['kept from another day', '/', ''],
  ['chosen on the screen', '/exercises', '?category=Equilibrio'],
])('an exercise is shown in the library despite filters %s', async (_when, path, search) => {
  const { user, store } = show(
    'THERAPIST',
    {
      'GET /api/exercises/categories/list': () => ['Fuerza', 'Equilibrio'],
      'GET /api/exercises/difficulties/list': () => [],
    },
    `${path}${search}`,
  );
  act(() => void store.dispatch(viewChosen({ screen: 'exercises-filters', view: 'category=Equilibrio' })));
  await user.keyboard('/');
  await user.type(await box(), 'puente');
  await user.click(await screen.findByRole('option', { name: /Puente de glúteos/ }));
  expect(await screen.findByRole('article')).toHaveTextContent('Puente de glúteos');
  expect(screen.getByLabelText('Categoría')).toHaveValue('');
});

test('an administrator, who reads no records, gets appointments only', async () => {
  const { user, address } = show('ADMIN');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'manuel');
  await user.click(await screen.findByRole('option', { name: /^Manuel Ortega/ }));
  expect(address()).toBe('/appointments/new?patientId=2');
  await user.keyboard('gp');
  expect(address()).toBe('/appointments/new?patientId=2');
});

test.each(['THERAPIST', 'ADMIN'] as const)('a %s comes to hours and absences', async (role) => {
  const { user, address } = show(role, { 'GET /api/hours': () => ({ therapists: [] }) });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'ausencias');
  await user.click(await screen.findByRole('option', { name: 'Horarios' }));
  expect(address()).toBe('/hours');
});

test('hours are not offered where the server keeps none', async () => {
  const { user, answered } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'horario');
  await answered();
  expect(screen.queryByRole('option')).toBeNull();
});

test('who is both finds the patient of a colleague, and writes in no record of theirs', async () => {
  const contacts: FakeHandler = ({ query }) => (query.reach === 'practice' ? PATIENTS : PATIENTS.slice(0, 1));
  const owner = { ...THERAPIST, alsoAdmin: true };
  const { user, address } = show('THERAPIST', { 'GET /api/patients': contacts }, '/', owner);
  await user.keyboard('/');
  await user.type(await box(), 'sesión lucía');
  expect(await screen.findByRole('option', { name: /Escribir sesión · Lucía Martín/ })).toBeVisible();
  await user.clear(await box());
  await user.type(await box(), 'sesión manuel');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await user.clear(await box());
  await user.type(await box(), 'cita manuel');
  expect(await screen.findByRole('option', { name: /Nueva cita · Manuel Ortega/ })).toBeVisible();
  await user.clear(await box());
  await user.type(await box(), '699000');
  await user.click(await screen.findByRole('option', { name: /^Manuel Ortega/ }));
  expect(address()).toBe('/patients/2');
});

test('what could not be loaded is said, and the rest is found', async () => {
  const { user } = show('THERAPIST', {
    'GET /api/patients': networkFailure,
    'GET /api/routines': () => answer(404),
  });
  await user.keyboard('/');
  await user.type(await box(), 'citas');
  expect(
    await screen.findByText('No se han podido cargar los pacientes: se busca en lo demás.'),
  ).toBeVisible();
  expect(screen.getByRole('option', { name: 'Citas' })).toBeInTheDocument();
});

test('two letters open a screen; while something is typed they are only letters', async () => {
  const { user, address } = show();
  await user.click(screen.getByLabelText('Nota'));
  await user.keyboard('gp/?');
  expect(screen.getByLabelText('Nota')).toHaveValue('gp/?');
  expect(address()).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Fuera de la búsqueda' }));
  await user.keyboard('gp');
  expect(address()).toBe('/patients');
});

test('the list of shortcuts opens by ?, and there the single letters can be switched off', async () => {
  const { user, address } = show();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Atajos de una tecla' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('gp?');
  expect(address()).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await box()).toBeInTheDocument();
});
