import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TEAM_MESSAGES } from '@/contract/team';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { TEAM_FIXTURES } from '../fixtures';
import { DeactivateMemberDialog } from './DeactivateMemberDialog';

const [busy, , idle] = TEAM_FIXTURES;

const meta = {
  title: 'Funcionalidades/Equipo/DeactivateMemberDialog',
  component: DeactivateMemberDialog,
  args: { member: busy!, onClose: fn() },
  decorators: inStore({
    user: ADMIN,
    routes: {
      'POST /api/team/:id/deactivation': () =>
        answer(409, { error: TEAM_MESSAGES.lastAdministrator, message: TEAM_MESSAGES.lastAdministrator }),
    },
  }),
} satisfies Meta<typeof DeactivateMemberDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingToHandOver: Story = { args: { member: idle! } };
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desactivar cuenta' }));
    await canvas.findByText(TEAM_MESSAGES.lastAdministrator);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
