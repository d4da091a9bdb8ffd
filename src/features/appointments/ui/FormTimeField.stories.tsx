import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { FormTimeField } from './FormTimeField';

const meta = {
  title: 'Funcionalidades/Citas/FormTimeField',
  component: FormTimeField,
  args: { name: 'when', label: 'Hora' },
  decorators: [
    (Story) => (
      <Formik initialValues={{ when: '09:30' }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof FormTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true } };
/** A validation error appears under the field once it was left. */
export const Refused: Story = {
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ when: '' }}
        initialErrors={{ when: 'Selecciona una hora' }}
        initialTouched={{ when: true }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
};
