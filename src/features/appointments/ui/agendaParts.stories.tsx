import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { StatGrid } from '@/shared/ui/stat-card/StatCard';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { appointmentsDomain } from '../domain';
import { agendaRoutes, appointmentFixture } from '../fixtures';
import { initialAgenda } from '../slice';
import { AgendaToolbar } from './AgendaToolbar';
import { AppointmentCountCards, AppointmentStatsCards } from './AppointmentStatsCards';
import { CalendarFeedDialog } from './CalendarFeedDialog';
import { DeleteAppointmentDialog } from './DeleteAppointmentDialog';
import { StatusLegend } from './AppointmentMarks';

/** Smaller parts of the agenda. */
const meta = {
  title: 'Funcionalidades/Citas/Partes',
  parameters: { router: false },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const within = (state = {}, routes = {}) =>
  inStore({
    user: THERAPIST,
    domains: [appointmentsDomain],
    preloadedState: { appointments: { ...initialAgenda, ...state } },
    routes: { ...agendaRoutes(), ...routes },
  });

const toolbar = (withTherapist: boolean) => (
  <AgendaToolbar
    withTherapist={withTherapist}
    renderPatientFilter={({ value, onChange }) => (
      <NativeSelectField
        label="Paciente"
        placeholder="Todos los pacientes"
        options={[{ value: 'p1', label: 'Lucía Méndez' }]}
        value={value}
        onChange={onChange}
      />
    )}
  />
);

export const Figures: Story = { decorators: within(), render: () => <AppointmentStatsCards /> };
export const FiguresFailed: Story = {
  decorators: within({}, { 'GET /api/appointments/stats/overview': () => Promise.reject(new TypeError()) }),
  render: () => <AppointmentStatsCards />,
};
export const OnDashboard: Story = {
  decorators: within(),
  render: () => (
    <StatGrid>
      <AppointmentCountCards />
    </StatGrid>
  ),
};
export const Toolbar: Story = { decorators: within(), render: () => toolbar(false) };
export const ToolbarForAdmin: Story = { decorators: within(), render: () => toolbar(true) };
export const Filters: Story = {
  decorators: within({ filtersOpen: true, status: 'CONFIRMED', startDate: '2026-11-23' }),
  render: () => toolbar(false),
};
export const Legend: Story = { decorators: within(), render: () => <StatusLegend /> };
export const Deleting: Story = {
  decorators: within(),
  render: () => <DeleteAppointmentDialog appointment={appointmentFixture()} onClose={() => undefined} />,
};
export const FeedNone: Story = {
  decorators: within(),
  render: () => <CalendarFeedDialog open onClose={() => undefined} />,
};
export const FeedActive: Story = {
  decorators: within(
    {},
    { 'GET /api/calendar/feed': () => ({ active: true, createdAt: '2026-11-20T10:00:00Z' }) },
  ),
  render: () => <CalendarFeedDialog open onClose={() => undefined} />,
};
