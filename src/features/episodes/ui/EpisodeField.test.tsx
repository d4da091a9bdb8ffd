import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { EPISODE_FIXTURES } from '../fixtures';
import { EpisodeField } from './EpisodeField';

const show = (values: object, capabilities = ['episodes'], episodes = EPISODE_FIXTURES) =>
  renderApp(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <>
        <FormikTextField name="patientId" label="Paciente" />
        <EpisodeField />
      </>
    </Formik>,
    {
      user: THERAPIST,
      routes: {
        'GET /api/system-status': () => ({ status: 'ok', capabilities }),
        'GET /api/patients/:id/episodes': () => ({ episodes }),
      },
    },
  );

it('offers the episodes of the patient, and leaves the choice to the server at first', async () => {
  show({ patientId: 'p1', episodeId: '' });
  expect(await screen.findByLabelText('Proceso')).toHaveDisplayValue('El último abierto');
  expect(screen.getByRole('option', { name: 'Esguince de tobillo derecho (dado de alta)' })).toBeVisible();
});

it('offers no choice by the server of what already belongs to an episode, which would move nothing', async () => {
  show({ patientId: 'p1', episodeId: 'ep2' });
  expect(await screen.findByLabelText('Proceso')).toHaveValue('ep2');
  expect(screen.queryByRole('option', { name: 'El último abierto' })).not.toBeInTheDocument();
});

it('forgets the episode of another patient', async () => {
  const { user } = show({ patientId: 'p1', episodeId: 'ep2' });
  expect(await screen.findByLabelText('Proceso')).toHaveValue('ep2');
  await user.type(screen.getByLabelText('Paciente'), '2');
  await waitFor(() => expect(screen.getByLabelText('Proceso')).toHaveValue(''));
});

it('is not there with one episode, without a patient, or on another backend', async () => {
  const one = show({ patientId: 'p1', episodeId: '' }, ['episodes'], EPISODE_FIXTURES.slice(0, 1));
  await waitFor(() => expect(one.backend.sent('GET', '/api/patients/p1/episodes')).toHaveLength(1));
  expect(screen.queryByLabelText('Proceso')).toBeNull();
  one.unmount();
  const nobody = show({ patientId: '', episodeId: '' });
  await waitFor(() => expect(nobody.backend.sent('GET', '/api/system-status')).toHaveLength(1));
  expect(screen.queryByLabelText('Proceso')).toBeNull();
  nobody.unmount();
  const other = show({ patientId: 'p1', episodeId: '' }, []);
  await waitFor(() => expect(other.backend.sent('GET', '/api/system-status')).toHaveLength(1));
  expect(other.backend.sent('GET', '/api/patients/p1/episodes')).toEqual([]);
});
