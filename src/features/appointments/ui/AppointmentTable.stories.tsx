import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture, manyAppointments } from '../fixtures';
import { AppointmentTable } from './AppointmentTable';

/** The stories' day. */
const TODAY = '2026-11-23';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentTable',
  component: AppointmentTable,
  args: { appointments: manyAppointments(6), total: 6, onDelete: () => undefined },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof AppointmentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTherapist: Story = { args: { withTherapist: true } };
export const Loading: Story = { args: { appointments: [], total: 0, loading: true } };
export const Empty: Story = { args: { appointments: [], total: 0, empty: 'No hay citas' } };
export const LongText: Story = {
  args: {
    appointments: [
      appointmentFixture({
        patientName: 'María Dolores Fernández-Castañeda Etxeberria '.repeat(3),
        notes: 'Traer los informes. '.repeat(20),
      }),
    ],
    total: 1,
  },
};
/** Half of the appointments are past: the table opens at today, with past ones above the line. */
export const OpensAtToday: Story = {
  args: { appointments: manyAppointments(60), total: 60, today: TODAY },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('region', { name: 'Citas' });
    await expect(frame.scrollTop).toBeGreaterThan(0);
    await expect(within(canvasElement).getByText(/^Hoy, /)).toBeVisible();
  },
};
export const Thousands: Story = {
  args: { appointments: manyAppointments(5000), total: 5000, today: TODAY },
};
export const JustCreated: Story = {
  args: { appointments: manyAppointments(60), total: 60, today: TODAY, createdId: 'c50' },
};
export const AllPassed: Story = { args: { today: TODAY } };
export const TodayOnPhone: Story = { ...OpensAtToday, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
