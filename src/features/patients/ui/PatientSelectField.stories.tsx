import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { patientFixtures } from '../fixtures';
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
export const Failed: Story = { parameters: { patients: () => answer(500) } };
export const Disabled: Story = { args: { disabled: true } };
