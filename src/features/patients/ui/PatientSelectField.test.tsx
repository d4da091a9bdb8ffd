import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientFilter } from './PatientFilter';
import { PatientSelectField } from './PatientSelectField';

const PATIENTS = [
  {
    ...PATIENT_FIXTURE,
    id: 'p1',
    name: 'Ana López',
    email: 'ana@correo.example',
    phone: '612 345 678',
    documentNumber: '12345678Z',
    secondPhone: '915 550 142',
    guardianPhone: '654 321 098',
  },
  { ...PATIENT_FIXTURE, id: 'p2', name: 'Berta Gil', email: 'berta@correo.example', phone: '699 000 111' },
];

const show = (patients: FakeHandler) =>
  renderApp(
    <Formik initialValues={{ patientId: '' }} onSubmit={() => undefined}>
      <PatientSelectField name="patientId" />
    </Formik>,
    { user: THERAPIST, routes: { 'GET /api/patients': patients } },
  );
const box = () => screen.getByRole('combobox', { name: 'Paciente' });

it.each(['lopez', 'ana@correo', '612345678', '12.345.678-z', '915550142', '654 321 098'])(
  'finds a patient by %s',
  async (typed) => {
    const { user } = show(() => PATIENTS);
    await user.type(box(), typed);
    expect(await screen.findByRole('option', { name: /Ana López/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Berta Gil/ })).not.toBeInTheDocument();
  },
);

it.each([
  [
    'for an appointment',
    <Formik key="form" initialValues={{ patientId: '' }} onSubmit={() => undefined}>
      <PatientSelectField name="patientId" forAgenda />
    </Formik>,
  ],
  ['in a filter', <PatientFilter key="filter" value="" onChange={() => undefined} />],
])('%s an owner finds a patient of their own by NIF among those of the practice', async (_where, part) => {
  const contacts = [...PATIENTS, { ...PATIENT_FIXTURE, id: 'p3', name: 'Carla Sanz' }].map(
    ({ id, name }) => ({ id, name }),
  );
  const { user } = renderApp(part, {
    user: { ...THERAPIST, alsoAdmin: true },
    routes: { 'GET /api/patients': ({ query }) => (query.reach === 'practice' ? contacts : PATIENTS) },
  });
  await user.type(box(), '12.345.678-z');
  expect(await screen.findByRole('option', { name: /Ana López/ })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.clear(box());
  await user.type(box(), 'carla');
  expect(await screen.findByRole('option', { name: /Carla Sanz/ })).toBeInTheDocument();
});

it('tells namesakes apart by the day of birth, and shows it of nobody else', async () => {
  const born = (dateOfBirth: string, name: string) => ({
    ...PATIENT_FIXTURE,
    id: dateOfBirth,
    name,
    dateOfBirth,
    email: null,
  });
  const [one, two] = [born('1980-03-12', 'José García López'), born('2012-10-05', 'Jose Garcia Lopez')];
  const { user } = show(() => [one, two, { ...PATIENTS[1], phone: '612 345 678' }]);
  await user.type(box(), '612345678');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/García López.*12\/03\/1980 · 612 345 678/),
    expect.stringMatching(/Garcia Lopez.*05\/10\/2012 · 612 345 678/),
    expect.not.stringContaining('1954'),
  ]);
});

it('does not say that there are no patients when they could not be loaded, and asks again', async () => {
  const { user, backend } = show(() => answer(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los pacientes');
  expect(box()).toBeValid();
  await user.type(box(), 'ana');
  expect(screen.queryByText('No se encontraron pacientes')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  backend.use({ 'GET /api/patients': () => PATIENTS });
  await user.click(screen.getByRole('button', { name: 'Reintentar: Paciente' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.type(box(), 'ana');
  expect(await screen.findByRole('option', { name: /Ana López/ })).toBeInTheDocument();
});
