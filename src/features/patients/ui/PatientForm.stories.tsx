import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ApiError } from '@/shared/api';
import { ButtonLink } from '@/shared/ui/button';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientForm } from './PatientForm';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientForm',
  component: PatientForm,
  args: {
    onSubmit: (): Promise<unknown> => Promise.resolve(),
    cancel: <ButtonLink to="/patients">Cancelar</ButtonLink>,
  },
} satisfies Meta<typeof PatientForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};
export const Edit: Story = { args: { patient: PATIENT_FIXTURE } };
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear paciente' }));
    await canvas.findByText('El nombre es obligatorio');
  },
};
export const ServerErrors: Story = {
  args: {
    patient: PATIENT_FIXTURE,
    onSubmit: () =>
      Promise.reject({
        status: 409,
        fields: { email: 'Ya tienes un paciente con este correo electrónico' },
      } as ApiError),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar paciente' }));
    await canvas.findByText('Ya tienes un paciente con este correo electrónico');
  },
};
export const Saving: Story = {
  args: { patient: PATIENT_FIXTURE, onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar paciente' }));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
