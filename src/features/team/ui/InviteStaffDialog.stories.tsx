import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TEAM_MESSAGES } from '@/contract/team';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { InviteStaffDialog } from './InviteStaffDialog';

const TAKEN = TEAM_MESSAGES.alreadyInvited;

const meta = {
  title: 'Funcionalidades/Equipo/InviteStaffDialog',
  component: InviteStaffDialog,
  args: { onClose: fn() },
  decorators: inStore({
    user: ADMIN,
    routes: {
      'POST /api/team/invitations': () =>
        answer(409, { error: TAKEN, message: TAKEN, fields: { email: TAKEN } }),
    },
  }),
} satisfies Meta<typeof InviteStaffDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar invitación' }));
  },
};
export const Taken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nombre completo'), 'Laura Prieto');
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'laura@correo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar invitación' }));
    await canvas.findByText(TAKEN);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
