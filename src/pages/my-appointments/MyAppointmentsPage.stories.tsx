import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { OWN_FIXTURE } from '@/features/appointment-links/fixtures';
import { agendaRoutes } from '@/features/appointments/fixtures';
import { StoryStore } from '@/shared/testing/StoryStore';
import { PATIENT } from '@/shared/testing/people';
import { STATUS_PATH } from '@/contract/system';
import { MyAppointmentsPage } from '.';

const meta = {
  title: 'Pantallas/MyAppointmentsPage',
  component: MyAppointmentsPage,
  parameters: { router: false },
} satisfies Meta<typeof MyAppointmentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the backend takes the answers of patients. */
export const WithAnswers: Story = {
  decorators: [
    (Story) => (
      <StoryStore
        user={PATIENT}
        routes={{
          ...agendaRoutes(),
          [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: ['appointmentAnswers'] }),
          'GET /api/practice/identity': () => ({
            identity: { name: 'Retiro', address: 'Calle Mayor, 1, Madrid', phone: '910000000' },
          }),
          'GET /api/appointments/my-appointments': () => ({
            appointments: [OWN_FIXTURE, { ...OWN_FIXTURE, id: 'c2', date: '2099-12-17T10:00:00+01:00' }],
          }),
        }}
      >
        <AuthProvider>
          <Story />
        </AuthProvider>
      </StoryStore>
    ),
  ],
};
