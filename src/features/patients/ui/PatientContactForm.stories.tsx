import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientContactForm } from './PatientContactForm';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientContactForm',
  component: PatientContactForm,
  args: { onCancel: fn(), onSaved: fn() },
  decorators: inStore({ user: ADMIN }),
} satisfies Meta<typeof PatientContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  args: {
    therapists: [
      { id: 't1', name: 'Ana Ruiz Soler' },
      { id: 't2', name: 'Javier Montes Aguilar' },
    ],
  },
};
export const Edited: Story = { args: { patient: PATIENT_FIXTURE } };
export const Invalid: Story = {
  args: { patient: { ...PATIENT_FIXTURE, name: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar cambios' }));
    await canvas.findByText('El nombre es obligatorio');
  },
};
export const Phone: Story = { ...Edited, globals: { viewport: { value: 'phone' } } };
