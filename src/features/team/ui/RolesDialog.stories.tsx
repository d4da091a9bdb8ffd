import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TEAM_MESSAGES } from '@/contract/team';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { TEAM_FIXTURES } from '../fixtures';
import { RolesDialog } from './RolesDialog';

const [, own, idle] = TEAM_FIXTURES;
const TREATED = TEAM_MESSAGES.staysTherapist;

const meta = {
  title: 'Funcionalidades/Equipo/RolesDialog',
  component: RolesDialog,
  args: { member: idle!, treats: false, onClose: fn() },
  decorators: inStore({
    user: ADMIN,
    routes: { 'PUT /api/team/:id/roles': () => answer(409, { error: TREATED, message: TREATED }) },
  }),
} satisfies Meta<typeof RolesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Treats: Story = { args: { member: { ...idle!, role: 'ADMIN' }, treats: true } };
export const OwnAccount: Story = { args: { member: own!, treats: true } };
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar papel' }));
    await canvas.findByText(TREATED);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
