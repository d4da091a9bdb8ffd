import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { PatientContactDialog } from './PatientContactForm';

const TAKEN = PATIENT_MESSAGES.duplicateEmail;
const THERAPISTS = [
  { id: 't1', name: 'Ana Ruiz Soler' },
  { id: 't2', name: 'Javier Montes Aguilar' },
];

const meta = {
  title: 'Funcionalidades/Pacientes/PatientContactDialog',
  component: PatientContactDialog,
  args: { onClose: fn(), onSaved: fn() },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'POST /api/patients/contact': () =>
        answer(409, { error: TAKEN, message: TAKEN, fields: { email: TAKEN } }),
    },
  }),
} satisfies Meta<typeof PatientContactDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const OfTherapist: Story = { args: { therapists: THERAPISTS } };
export const Invalid: Story = {
  args: { therapists: THERAPISTS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear paciente' }));
    await canvas.findByText('El nombre es obligatorio');
  },
};
export const Taken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nombre completo'), 'Eva Ruiz');
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'eva@correo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear paciente' }));
    await canvas.findByText(TAKEN);
  },
};
export const Phone: Story = {
  args: { therapists: THERAPISTS },
  globals: { viewport: { value: 'phone' } },
};
