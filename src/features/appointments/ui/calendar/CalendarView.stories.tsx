import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentsDomain } from '../../domain';
import { agendaRoutes, manyAppointments } from '../../fixtures';
import { initialAgenda, type AgendaState } from '../../slice';
import { CalendarView } from './CalendarView';

const meta = {
  title: 'Funcionalidades/Citas/CalendarView',
  component: CalendarView,
  args: { onCreate: () => undefined, onEdit: () => undefined, onDelete: () => undefined },
  parameters: { router: false },
} satisfies Meta<typeof CalendarView>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (state: Partial<AgendaState>, handler: FakeHandler = () => manyAppointments(60)) =>
  inStore({
    user: THERAPIST,
    domains: [appointmentsDomain],
    preloadedState: { appointments: { ...initialAgenda, view: 'calendar', date: '2026-11-24', ...state } },
    routes: { ...agendaRoutes(), 'GET /api/appointments': handler },
  });

/** The week before, in which appointments can have every status. */
export const Week: Story = { decorators: on({ range: 'week', date: '2026-11-17' }) };
export const Day: Story = { decorators: on({ range: 'day' }) };
export const Month: Story = { decorators: on({ range: 'month' }) };
export const ForAdmin: Story = { args: { withTherapist: true }, decorators: on({ range: 'day' }) };
export const Empty: Story = { decorators: on({}, () => []) };
export const Failed: Story = { decorators: on({}, () => answer(500)) };
export const Opened: Story = {
  decorators: on({ range: 'day' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ángel Núñez 37/ }));
    await canvas.findByRole('dialog');
  },
};
export const Moving: Story = {
  decorators: on({ range: 'day' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lucía Méndez 36/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mover' }));
    await canvas.findByRole('dialog', { name: 'Mover cita' });
  },
};
export const WeekContrast: Story = { ...Week, globals: { theme: 'contrast' } };
export const WeekOnPhone: Story = { ...Week, globals: { viewport: { value: 'phone' } } };
