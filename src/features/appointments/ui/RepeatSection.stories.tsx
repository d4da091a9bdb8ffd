import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { initialValues } from '../formValues';
import { RepeatSection } from './RepeatSection';

const meta = {
  title: 'Funcionalidades/Citas/RepeatSection',
  component: RepeatSection,
  decorators: [
    (Story) => (
      <Formik initialValues={initialValues(undefined)} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof RepeatSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = {
  decorators: [
    (Story) => (
      <Formik initialValues={{ ...initialValues(undefined), repeat: true }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
};
