import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { SendInvitationFlow } from './SendInvitationFlow';

const meta = {
  title: 'Funcionalidades/Invitaciones/SendInvitationFlow',
  component: SendInvitationFlow,
  args: { patient: { id: 'p1', name: 'Lola Ruiz', email: 'lola@correo.example' }, onDone: () => undefined },
  decorators: inStore({ user: THERAPIST, routes: { 'POST /api/invitations': () => answer(500) } }),
} satisfies Meta<typeof SendInvitationFlow>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
