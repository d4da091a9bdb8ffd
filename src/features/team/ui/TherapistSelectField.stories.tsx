import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { THERAPIST_FIXTURES } from '../fixtures';
import { TherapistSelectField } from './TherapistSelectField';

const meta = {
  title: 'Funcionalidades/Equipo/TherapistSelectField',
  component: TherapistSelectField,
  args: { name: 'giverId', therapists: THERAPIST_FIXTURES },
  decorators: [
    (Story) => (
      <Formik initialValues={{ giverId: '' }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof TherapistSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  decorators: [
    (Story) => (
      <Formik initialValues={{ giverId: THERAPIST_FIXTURES[0]?.id }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
};
