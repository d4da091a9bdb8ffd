import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { INVITATION_FIXTURES } from '../fixtures';
import { InvitationTable } from './InvitationTable';

const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationTable',
  component: InvitationTable,
  args: { invitations: INVITATION_FIXTURES, total: 5, onCancel: () => undefined },
} satisfies Meta<typeof InvitationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { invitations: [], loading: true } };
export const Empty: Story = {
  args: { invitations: [], total: 0, empty: <EmptyState title="No hay invitaciones" /> },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
