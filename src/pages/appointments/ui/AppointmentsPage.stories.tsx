import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { agendaRoutes, manyAppointments } from '@/features/appointments/fixtures';
import { appointmentsDomain } from '@/features/appointments';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { AppointmentsPage } from '..';

const meta = {
  title: 'Pantallas/AppointmentsPage',
  component: AppointmentsPage,
  parameters: { router: false },
} satisfies Meta<typeof AppointmentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string, routes: Record<string, FakeHandler> = {}): Story['decorators'] => [
  (Story) => (
    <StoryStore
      user={THERAPIST}
      at={address}
      domains={[appointmentsDomain]}
      routes={{ ...agendaRoutes(manyAppointments(60)), ...routes }}
    >
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

export const Calendar: Story = { decorators: at('/appointments?view=calendar&date=2026-11-24') };
/** A patient without a mark may have an alert all the same. */
export const AlertsUnknown: Story = {
  decorators: at('/appointments', { 'GET /api/alerts/marks': () => answer(500) }),
};
