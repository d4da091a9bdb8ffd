import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InvitationFilters } from './InvitationFilters';

const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationFilters',
  component: InvitationFilters,
  args: { search: '', status: '', onSearchChange: () => undefined, onStatusChange: () => undefined },
} satisfies Meta<typeof InvitationFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtering: Story = { args: { search: 'lola', status: 'SENT' } };
