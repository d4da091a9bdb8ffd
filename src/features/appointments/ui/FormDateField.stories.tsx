import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { FormDateField } from './FormDateField';

const meta = {
  title: 'Funcionalidades/Citas/FormDateField',
  component: FormDateField,
  args: { name: 'when', label: 'Fecha' },
  decorators: [
    (Story) => (
      <Formik initialValues={{ when: '2026-11-24' }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof FormDateField>;
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
        initialErrors={{ when: 'Selecciona una fecha' }}
        initialTouched={{ when: true }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
};
