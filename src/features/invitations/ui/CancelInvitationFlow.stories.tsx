import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { CancelInvitationFlow } from './CancelInvitationFlow';

const meta = {
  title: 'Funcionalidades/Invitaciones/CancelInvitationFlow',
  component: CancelInvitationFlow,
  args: {
    invitation: { id: 'i1', email: 'lola@correo.example', patient: { name: 'Lola Ruiz' } },
    onDone: () => undefined,
  },
  decorators: inStore({ user: THERAPIST, routes: { 'POST /api/invitations': () => answer(500) } }),
} satisfies Meta<typeof CancelInvitationFlow>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
