import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InvitationLinkDialog } from './InvitationLinkDialog';

const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationLinkDialog',
  component: InvitationLinkDialog,
  args: {
    link: 'https://consulta.example/register/invitation/9f8a7b6c5d4e3f2a1b0c',
    email: 'lola@correo.example',
    onClose: () => undefined,
  },
} satisfies Meta<typeof InvitationLinkDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
