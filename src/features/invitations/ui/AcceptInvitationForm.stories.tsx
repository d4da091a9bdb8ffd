import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { AcceptInvitationForm } from './AcceptInvitationForm';

const meta = {
  title: 'Funcionalidades/Invitaciones/AcceptInvitationForm',
  component: AcceptInvitationForm,
  args: { token: 'abc', patientName: 'Lola Ruiz', email: 'lola@correo.example', onAccepted: () => undefined },
  decorators: inStore({
    routes: {
      'POST /api/invitations/token/:token/accept': () => answer(410, { error: 'La invitación ha caducado' }),
    },
  }),
} satisfies Meta<typeof AcceptInvitationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithConsent: Story = {
  args: { privacy: { version: '2026-11', text: <p>Tus datos solo se usan para atenderte.</p> } },
};
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
    await canvas.findByText('La invitación ha caducado');
  },
};
