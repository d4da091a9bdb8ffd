import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SealedSecret } from '@/shared/identity/vault';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { authDomain } from '../domain';
import { NewPasswordForm } from './NewPasswordForm';
import { PasswordResetRequestForm } from './PasswordResetRequestForm';
import { SecondFactorForm } from './SecondFactorForm';

/** Los pasos alrededor del inicio de sesión: el código y la contraseña olvidada. */
const meta = { title: 'Funcionalidades/Acceso/Pasos' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const codeWith = (handler: FakeHandler) => () => (
  <StoryStore domains={[authDomain]} routes={{ 'POST /api/auth/login/second-factor': handler }}>
    <SecondFactorForm challenge={'secret-0' as SealedSecret} onLoggedIn={nothing} />
  </StoryStore>
);
const askWith = (handler: FakeHandler) => () => (
  <StoryStore domains={[authDomain]} routes={{ 'POST /api/auth/password-reset': handler }}>
    <PasswordResetRequestForm />
  </StoryStore>
);
const chooseWith = (handler: FakeHandler) => () => (
  <StoryStore domains={[authDomain]} routes={{ 'POST /api/auth/password-reset/confirm': handler }}>
    <NewPasswordForm token="enlace" onChanged={nothing} onInvalid={nothing} />
  </StoryStore>
);

export const Code: Story = { render: codeWith(never) };
export const CodeRefused: Story = {
  render: codeWith(() => answer(401, { error: 'El código no es correcto o ya se ha usado' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Código' }), '123456{Enter}');
    await canvas.findByText('El código no es correcto o ya se ha usado');
  },
};
export const CodeMissing: Story = {
  render: codeWith(never),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobar' }));
    await canvas.findByText('Escribe el código');
  },
};
export const RecoveryCode: Story = {
  render: codeWith(never),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /código de recuperación/ }));
    await canvas.findByRole('textbox', { name: 'Código de recuperación' });
  },
};

export const AskForLink: Story = { render: askWith(never) };
export const LinkSent: Story = {
  render: askWith(() => ({ success: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ana@clinica.es{Enter}');
    await canvas.findByText('Revisa tu correo');
  },
};
export const LinkNotSent: Story = {
  render: askWith(() =>
    answer(429, { error: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ana@clinica.es{Enter}');
    await canvas.findByText(/Demasiados intentos/);
  },
};

export const NewPassword: Story = { render: chooseWith(never) };
export const NewPasswordErrors: Story = {
  render: chooseWith(never),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar contraseña' }));
    await canvas.findByText('La contraseña debe tener al menos 6 caracteres');
  },
};
export const NewPasswordFailed: Story = {
  render: chooseWith(() => answer(500, {})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'secreto-2');
    await userEvent.type(canvas.getByLabelText('Confirmar contraseña'), 'secreto-2{Enter}');
    await canvas.findByText(/Error interno del servidor/);
  },
};
