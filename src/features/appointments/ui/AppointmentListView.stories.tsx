import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never, StoryStore, THERAPIST, type FakeHandler } from '@/shared/testing';
import { appointmentsDomain } from '../domain';
import { agendaRoutes, manyAppointments } from '../fixtures';
import { initialAgenda } from '../slice';
import { AppointmentListView } from './AppointmentListView';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentListView',
  component: AppointmentListView,
  args: { onDelete: () => undefined },
  parameters: { router: false },
} satisfies Meta<typeof AppointmentListView>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler, search = ''): Story['decorators'] => [
  (Story) => (
    <StoryStore
      user={THERAPIST}
      domains={[appointmentsDomain]}
      preloadedState={{ appointments: { ...initialAgenda, search } }}
      routes={{ ...agendaRoutes(), 'GET /api/appointments': handler }}
    >
      <Story />
    </StoryStore>
  ),
];

export const EveryStatus: Story = { decorators: on(() => manyAppointments(10)) };
export const Thousands: Story = { decorators: on(() => manyAppointments(5000)) };
export const ForAdmin: Story = { args: { withTherapist: true }, decorators: on(() => manyAppointments(5)) };
export const Searched: Story = { decorators: on(() => manyAppointments(60), 'lucia') };
export const NothingFound: Story = { decorators: on(() => manyAppointments(10), 'zzz') };
export const Empty: Story = { decorators: on(() => []) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...EveryStatus, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...EveryStatus, globals: { theme: 'dark' } };
