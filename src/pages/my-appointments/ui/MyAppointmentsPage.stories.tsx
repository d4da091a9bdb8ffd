import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { agendaRoutes } from '@/features/appointments/fixtures';
import { PATIENT, StoryStore, THERAPIST } from '@/shared/testing';
import type { User } from '@/contract/auth/entities';
import { MyAppointmentsPage } from './MyAppointmentsPage';

const meta = {
  title: 'Pantallas/MyAppointmentsPage',
  component: MyAppointmentsPage,
  parameters: { router: false },
} satisfies Meta<typeof MyAppointmentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (user: User): Story['decorators'] => [
  (Story) => (
    <StoryStore user={user} routes={agendaRoutes()}>
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

export const Default: Story = { decorators: as(PATIENT) };
export const Denied: Story = { decorators: as(THERAPIST) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
