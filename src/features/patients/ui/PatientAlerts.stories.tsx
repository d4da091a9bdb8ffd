import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { inStore } from '@/shared/testing/StoryStore';
import { PATIENT_FIXTURE } from '../fixtures';
import { FormPatientAlerts, PatientAlerts } from './PatientAlerts';

/** What to know of a patient before treating. */
const meta = {
  title: 'Funcionalidades/Pacientes/PatientAlerts',
  component: PatientAlerts,
  subcomponents: { FormPatientAlerts },
  args: {
    patient: {
      allergies: 'Penicilina y látex',
      medications: 'Sintrom 4 mg según pauta, enalapril 10 mg',
      medicalHistory: 'Portadora de marcapasos (2019). Sin diabetes.',
    },
  },
} satisfies Meta<typeof PatientAlerts>;
export default meta;
type Story = StoryObj<typeof meta>;

const EVERY_RISK = {
  allergies: 'Penicilina',
  medications: 'Eliquis 5 mg',
  medicalHistory: 'Marcapasos, embarazo, epilepsia, osteoporosis y diabetes tipo 2.',
};
const LONG = {
  allergies: 'Alergia de contacto a pomadas con diclofenaco y a esparadrapo. '.repeat(8),
  medications: 'Apixabán 5 mg cada 12 horas.\nEnalapril 10 mg por la mañana.\n'.repeat(8),
  medicalHistory: 'Otorrinolaringología. '.repeat(30),
};

export const Default: Story = {};
export const NoRisk: Story = { args: { patient: PATIENT_FIXTURE } };
export const NothingNoted: Story = {
  args: { patient: { allergies: null, medications: '', medicalHistory: null } },
};
export const SaysThatThereIsNone: Story = {
  args: { patient: { allergies: 'Ninguna conocida', medications: 'No toma', medicalHistory: null } },
};
export const EveryRisk: Story = { args: { patient: EVERY_RISK } };
export const LongText: Story = { args: { patient: LONG } };
export const LongTextWhole: Story = {
  ...LongText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todo: alergias' }));
    await canvas.findByRole('button', { name: 'Ver menos: alergias' });
  },
};
export const Phone: Story = { ...EveryRisk, globals: { viewport: { value: 'phone' } } };
/** Above a form the record is asked for, and it may not come. */
export const FormFailed: Story = {
  decorators: inStore({ user: THERAPIST, routes: { 'GET /api/patients/:id': () => answer(500) } }),
  render: () => <FormPatientAlerts patientId="p1" />,
};
