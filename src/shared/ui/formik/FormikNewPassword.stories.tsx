import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import * as yup from 'yup';
import { FormikForm, FormikSubmit } from './FormikForm';
import { FormikNewPassword } from './FormikFields';

const schema = yup.object({
  password: yup.string().min(6, 'La contraseña debe tener al menos 6 caracteres'),
  confirmPassword: yup.string().oneOf([yup.ref('password')], 'Las contraseñas no coinciden'),
});

/** A new password and its confirmation: for registration, invitations and changes of password. */
const meta = {
  title: 'Formularios/FormikNewPassword',
  component: FormikNewPassword,
  render: (args) => (
    <Formik
      initialValues={{ password: '', confirmPassword: '' }}
      validationSchema={schema}
      onSubmit={() => undefined}
    >
      <FormikForm label="Elegir una contraseña">
        <FormikNewPassword {...args} />
        <FormikSubmit>Guardar</FormikSubmit>
      </FormikForm>
    </Formik>
  ),
} satisfies Meta<typeof FormikNewPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AnotherLabel: Story = { args: { label: 'Contraseña nueva' } };
export const TooShortAndDifferent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña'), '12345');
    await userEvent.type(canvas.getByLabelText('Confirmar contraseña'), '54321{Enter}');
    await canvas.findByText('Las contraseñas no coinciden');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
