import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never, type FakeHandler, StoryStore, THERAPIST } from '@/shared/testing';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientForm } from './PatientForm';

const savingWith = (handler: FakeHandler): Decorator =>
  function Saving(Story) {
    return (
      <StoryStore user={THERAPIST} routes={{ 'PUT /api/patients/:id': handler }}>
        <Story />
      </StoryStore>
    );
  };

const meta = {
  title: 'Funcionalidades/Pacientes/PatientForm',
  component: PatientForm,
  args: {
    onSaved: () => undefined,
    onCancel: () => undefined,
  },
  parameters: { router: false },
  decorators: [savingWith(never)],
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
  args: { patient: PATIENT_FIXTURE },
  decorators: [
    savingWith(() => answer(409, { fields: { email: 'Ya tienes un paciente con este correo electrónico' } })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar paciente' }));
    await canvas.findByText('Ya tienes un paciente con este correo electrónico');
  },
};
export const Saving: Story = {
  args: { patient: PATIENT_FIXTURE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar paciente' }));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
