import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { PATIENT_PROFILE_FIXTURE, PROFILE_FIXTURE } from '../fixtures';
import { ProfileForm } from './ProfileForm';

const meta = {
  title: 'Funcionalidades/Perfil/ProfileForm',
  component: ProfileForm,
  args: { profile: PROFILE_FIXTURE, onSaved: () => undefined, onCancel: () => undefined },
  parameters: { router: false },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Therapist: Story = {};
export const Patient: Story = { args: { profile: PATIENT_PROFILE_FIXTURE } };
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Nombre completo'));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await canvas.findByText('El nombre es obligatorio');
  },
};
