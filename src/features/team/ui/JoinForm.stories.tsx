import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { JoinForm } from './JoinForm';

const GONE = 'La invitación no es válida o ha expirado.';

const meta = {
  title: 'Funcionalidades/Equipo/JoinForm',
  component: JoinForm,
  args: { token: 'abc', name: 'Laura Prieto Sanz', email: 'laura@correo.example', onJoined: fn() },
  decorators: inStore({
    routes: { 'POST /api/team/join/:token': () => answer(404, { error: GONE, message: GONE }) },
  }),
} satisfies Meta<typeof JoinForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await canvas.findByText('La contraseña es requerida');
  },
};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'secreto');
    await userEvent.type(canvas.getByLabelText('Confirmar contraseña'), 'secreto');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await canvas.findByText(GONE);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
