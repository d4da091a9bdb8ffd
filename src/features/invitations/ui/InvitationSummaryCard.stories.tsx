import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { INVITATION_FIXTURES } from '../fixtures';
import { InvitationSummaryCard } from './AcceptInvitationForm';

const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationSummaryCard',
  component: InvitationSummaryCard,
  args: { invitation: INVITATION_FIXTURES[1] as (typeof INVITATION_FIXTURES)[number] },
} satisfies Meta<typeof InvitationSummaryCard>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
