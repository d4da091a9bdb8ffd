import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { STAFF_INVITATION_FIXTURES } from '../fixtures';
import { CancelStaffInvitationDialog } from './StaffInvitationsCard';

const meta = {
  title: 'Funcionalidades/Equipo/CancelStaffInvitationDialog',
  component: CancelStaffInvitationDialog,
  args: { invitation: STAFF_INVITATION_FIXTURES[0]!, onClose: fn() },
  decorators: inStore({ user: ADMIN }),
} satisfies Meta<typeof CancelStaffInvitationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
