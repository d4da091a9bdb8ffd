import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { RegisterForm } from './RegisterForm';

const meta = {
  title: 'Funcionalidades/Acceso/RegisterForm',
  component: RegisterForm,
  args: { onRegistered: () => undefined },
  decorators: inStore({
    routes: {
      'POST /api/auth/register': () =>
        answer(409, { error: 'Ya existe una cuenta con este correo electrónico' }),
    },
  }),
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await canvas.findByText('El nombre es requerido');
  },
};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nombre completo'), 'Ana Ruiz');
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'ana@clinica.es');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'secreto');
    await userEvent.type(canvas.getByLabelText('Confirmar contraseña'), 'secreto');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await canvas.findByText('Ya existe una cuenta con este correo electrónico');
  },
};
