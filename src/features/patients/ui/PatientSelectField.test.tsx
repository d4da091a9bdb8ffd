import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientSelectField } from './PatientSelectField';

const PATIENTS = [
  { ...PATIENT_FIXTURE, id: 'p1', name: 'Ana López', email: 'ana@correo.example', phone: '612 345 678' },
  { ...PATIENT_FIXTURE, id: 'p2', name: 'Berta Gil', email: 'berta@correo.example', phone: '699 000 111' },
];

it.each(['lopez', 'ana@correo', '612345678', '612 345'])('finds a patient by %s', async (typed) => {
  const { user } = renderApp(
    <Formik initialValues={{ patientId: '' }} onSubmit={() => undefined}>
      <PatientSelectField name="patientId" />
    </Formik>,
    { user: THERAPIST, routes: { 'GET /api/patients': () => PATIENTS } },
  );
  await user.type(screen.getByRole('combobox', { name: 'Paciente' }), typed);
  expect(await screen.findByRole('option', { name: /Ana López/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Berta Gil/ })).not.toBeInTheDocument();
});
