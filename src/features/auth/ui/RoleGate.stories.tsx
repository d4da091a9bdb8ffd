import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import type { User } from '@/contract/authAnswers';
import { AuthProvider } from '../AuthProvider';
import { RoleGate } from './RoleGate';

const meta = {
  title: 'Funcionalidades/Acceso/RoleGate',
  component: RoleGate,
  args: { audience: 'therapist', children: <p>Contenido de la pantalla</p> },
} satisfies Meta<typeof RoleGate>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (user: User): Story['decorators'] => [
  (Story) => (
    <StoryStore user={user}>
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

export const Allowed: Story = { decorators: as(THERAPIST) };
export const AdminDenied: Story = { decorators: as(ADMIN) };
export const PatientDenied: Story = { decorators: as(PATIENT), args: { audience: 'staff' } };
export const TherapistDenied: Story = { decorators: as(THERAPIST), args: { audience: 'patient' } };
