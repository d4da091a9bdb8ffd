import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { patientFixtures } from '../fixtures';
import { PatientSelectField } from './PatientSelectField';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientSelectField',
  component: PatientSelectField,
  args: { name: 'patientId', required: true },
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST} routes={{ 'GET /api/patients': () => ({ data: patientFixtures(200) }) }}>
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
export const Disabled: Story = { args: { disabled: true } };
