import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { INVITATION_FIXTURES } from '../fixtures';
import { InvitationCell } from './InvitationCell';

const patient = { id: 'p1', name: 'Lola Ruiz', email: 'lola@correo.example' };

const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationCell',
  component: InvitationCell,
  args: { patient: { ...patient, invitation: null } },
  decorators: inStore({
    user: THERAPIST,
    routes: { 'GET /api/invitations/patient/:id': never, 'POST /api/invitations': () => answer(500) },
  }),
} satisfies Meta<typeof InvitationCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Loading: Story = { args: { patient } };
export const Sent: Story = { args: { patient: { ...patient, invitation: INVITATION_FIXTURES[1] } } };
export const Accepted: Story = { args: { patient: { ...patient, invitation: INVITATION_FIXTURES[2] } } };
export const Expired: Story = { args: { patient: { ...patient, invitation: INVITATION_FIXTURES[4] } } };
export const Prompt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar invitación a Lola Ruiz' }));
    await canvas.findByRole('dialog');
  },
};
