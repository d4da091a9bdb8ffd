import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { INVITATION_STATUSES } from '@/contract/invitations';
import { InvitationStatusBadge } from './InvitationStatusBadge';

const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationStatusBadge',
  component: InvitationStatusBadge,
  args: { status: 'SENT' },
} satisfies Meta<typeof InvitationStatusBadge>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {INVITATION_STATUSES.map((status) => (
        <InvitationStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};
