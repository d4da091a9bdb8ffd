import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { patientBodySchema } from '@/contract/patientSchemas';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { DETAILS_FIXTURE, GUARDIAN_FIXTURE, PATIENT_FIXTURE } from '../fixtures';
import { initialValues, type PatientValues } from '../patientValues';
import { PatientDetailFields } from './PatientDetailFields';

const inForm = (values: PatientValues) => (
  <Formik initialValues={values} validationSchema={patientBodySchema} onSubmit={() => undefined}>
    <FormikForm label="Paciente">
      <PatientDetailFields hadGuardian={Boolean(values.details.guardianName)} />
      <FormikSubmit>Guardar</FormikSubmit>
    </FormikForm>
  </Formik>
);
const valuesOf = (more: Partial<PatientValues> = {}) => ({
  ...initialValues({ ...PATIENT_FIXTURE, details: DETAILS_FIXTURE }),
  ...more,
});

/** Collapsed sections of the patient form. */
const meta = {
  title: 'Funcionalidades/Pacientes/PatientDetailFields',
  component: PatientDetailFields,
  args: { hadGuardian: false },
  render: () => inForm(valuesOf()),
} satisfies Meta<typeof PatientDetailFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => inForm(initialValues(undefined)) };
export const Noted: Story = {};
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const title of [/^Identificación/, /^Aseguradora/, /^Actividad/])
      await userEvent.click(canvas.getByText(title, { selector: 'summary' }));
  },
};
export const Minor: Story = { render: () => inForm(valuesOf({ dateOfBirth: '2015-02-01' })) };
export const Outgrown: Story = {
  render: () =>
    inForm(valuesOf({ dateOfBirth: '2008-02-01', details: { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE } })),
};
/** An adult with a representative: nothing reminds of it. */
export const Represented: Story = {
  render: () => inForm(valuesOf({ details: { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE } })),
};
export const Errors: Story = {
  render: () =>
    inForm(valuesOf({ details: { ...DETAILS_FIXTURE, documentNumber: '12345678A', weight: 900 } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await canvas.findByText(/la letra no corresponde/);
  },
};
export const Phone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
