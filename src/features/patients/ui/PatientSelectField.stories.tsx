import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { screen } from 'storybook/test';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { PATIENT_FIXTURE, patientFixtures } from '../fixtures';
import { PatientSelectField } from './PatientSelectField';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientSelectField',
  component: PatientSelectField,
  args: { name: 'patientId' },
  parameters: { patients: () => ({ data: patientFixtures(200) }) },
  decorators: [
    (Story, { parameters }) => (
      <StoryStore user={THERAPIST} routes={{ 'GET /api/patients': parameters.patients as FakeHandler }}>
        <Formik initialValues={{ patientId: '' }} onSubmit={() => undefined}>
          <Story />
        </Formik>
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof PatientSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Abuelo y nieto, con un solo teléfono. */
export const Namesakes: Story = {
  parameters: {
    patients: () => ({
      data: ['1949-03-09', '2012-10-05'].map((dateOfBirth) => ({
        ...PATIENT_FIXTURE,
        id: dateOfBirth,
        name: 'José García López',
        dateOfBirth,
        email: null,
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Paciente' }), 'jose');
    await screen.findByRole('option', { name: /05\/10\/2012/ });
  },
};
export const Failed: Story = { parameters: { patients: () => answer(500) } };
export const Disabled: Story = { args: { disabled: true } };
