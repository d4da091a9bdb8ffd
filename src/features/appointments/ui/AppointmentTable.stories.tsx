import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore, THERAPIST } from '@/shared/testing';
import { appointmentFixture, manyAppointments } from '../fixtures';
import { AppointmentTable } from './AppointmentTable';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentTable',
  component: AppointmentTable,
  args: { appointments: manyAppointments(6), total: 6, onDelete: () => undefined },
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST}>
        <Story />
      </StoryStore>
    ),
  ],
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
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
