import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { INVITATION_FIXTURES } from '../fixtures';
import { InvitationCounters } from './InvitationFilters';

const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationCounters',
  component: InvitationCounters,
  args: { invitations: INVITATION_FIXTURES },
} satisfies Meta<typeof InvitationCounters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { invitations: [], loading: true } };
