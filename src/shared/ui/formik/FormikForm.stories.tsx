import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { expect, userEvent, within } from 'storybook/test';
import * as yup from 'yup';
import { ComboBoxField } from '../combo-box-field/ComboBoxField';
import { FormikDateField, FormikDatePickerField, FormikTimeField } from '../formik-date-time/FormikDateTime';
import {
  bindField,
  FormikCheckboxField,
  FormikNewPassword,
  FormikNumberField,
  FormikPasswordField,
  FormikScaleField,
  FormikSelectField,
  FormikTextAreaField,
  FormikTextField,
} from './FormikFields';
import { FormikForm, FormikSubmit } from './FormikForm';

const FormikComboBoxField = bindField(ComboBoxField, '');

const schema = yup.object({
  name: yup.string().required('El nombre es obligatorio'),
  patientId: yup.string().required('Selecciona un paciente'),
  date: yup.string().required('La fecha es obligatoria'),
  duration: yup.number().nullable().min(15, 'Mínimo 15 minutos').max(480, 'Máximo 480 minutos'),
  consent: yup.boolean().oneOf([true], 'El consentimiento es obligatorio'),
});

const initialValues = {
  name: '',
  patientId: '',
  birth: '',
  date: '',
  time: '09:30',
  type: 'TREATMENT',
  duration: 60,
  pain: null,
  currentPassword: '',
  password: '',
  confirmPassword: '',
  notes: '',
  consent: false,
};

/** Fields bound to Formik. A form consists of a schema, fields and a submit button. */
const meta = {
  title: 'Formularios/FormikForm',
  component: FormikForm,
  args: { label: 'Nueva cita', children: null },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={() => new Promise(() => {})}>
      <FormikForm {...args}>
        <div style={{ display: 'grid', gap: 20, maxWidth: 'var(--layout-form)' }}>
          <FormikTextField name="name" label="Nombre" required />
          <FormikComboBoxField
            name="patientId"
            label="Paciente"
            required
            options={[{ value: '1', label: 'Ana López', description: 'ana@example.com' }]}
          />
          <FormikDateField name="birth" label="Fecha de nacimiento" />
          <FormikDatePickerField name="date" label="Fecha" required />
          <FormikTimeField name="time" label="Hora" />
          <FormikSelectField
            name="type"
            label="Tipo"
            options={[{ value: 'TREATMENT', label: 'Tratamiento' }]}
          />
          <FormikNumberField name="duration" label="Duración" unit="min" min={15} max={480} step={15} />
          <FormikScaleField name="pain" label="Dolor" anchors={{ 0: 'Sin dolor', 10: 'Insoportable' }} />
          <FormikPasswordField
            name="currentPassword"
            label="Contraseña actual"
            autoComplete="current-password"
          />
          <FormikNewPassword label="Contraseña nueva" />
          <FormikTextAreaField name="notes" label="Notas" limit={2000} />
          <FormikCheckboxField name="consent" label="El paciente ha dado su consentimiento" />
          <div>
            <FormikSubmit>Guardar cita</FormikSubmit>
          </div>
        </div>
      </FormikForm>
    </Formik>
  ),
} satisfies Meta<typeof FormikForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A failed submission shows every error and focuses the first one. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cita' }));
    await expect(await canvas.findByText('El nombre es obligatorio')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
