import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CancelInvitationDialog } from './CancelInvitationFlow';

const meta = {
  title: 'Funcionalidades/Invitaciones/CancelInvitationDialog',
  component: CancelInvitationDialog,
  args: {
    email: 'lola@correo.example',
    patientName: 'Lola Ruiz',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof CancelInvitationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true } };
