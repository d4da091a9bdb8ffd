import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, networkFailure, never } from '@/shared/testing/fakeBackend';
import { LoginForm } from './LoginForm';

const meta = {
  title: 'Funcionalidades/Acceso/LoginForm',
  component: LoginForm,
  args: { onLoggedIn: () => undefined, onChallenge: () => undefined },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) => inStore({ routes: { 'POST /api/auth/login': handler } });

/** Fills in and submits the form, to show the state after the answer. */
const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@clinica.es');
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'secreto');
  await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
};

export const Default: Story = { decorators: on(never) };
/** E-mail known from an accepted invitation. */
export const EmailKnown: Story = { args: { initialEmail: 'lola@correo.example' }, decorators: on(never) };
export const Empty: Story = {
  decorators: on(never),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await canvas.findByText('El correo electrónico es requerido');
  },
};
export const Loading: Story = { decorators: on(never), play: send };
export const Refused: Story = {
  decorators: on(() => answer(401, { error: 'Correo electrónico o contraseña incorrectos' })),
  play: async (context) => {
    await send(context);
    await context.canvas.findByText('Correo electrónico o contraseña incorrectos');
  },
};
export const Offline: Story = {
  decorators: on(networkFailure),
  play: async (context) => {
    await send(context);
    await context.canvas.findByText('Error de conexión. Verifica tu conexión a internet.');
  },
};
