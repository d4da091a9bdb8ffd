import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { appointmentFixture } from '../fixtures';
import { TodaySection } from './TodaySection';

const meta = {
  title: 'Funcionalidades/Citas/TodaySection',
  component: TodaySection,
  parameters: { router: false },
} satisfies Meta<typeof TodaySection>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler, user = THERAPIST) =>
  inStore({ user, routes: { 'GET /api/appointments/today': handler } });

/** Appointments around the current time of the stories' clock. */
const day = (name = 'Lucía Méndez Prats') => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return [
    appointmentFixture({ id: 'c1', patientName: name, date: at(-120), status: 'COMPLETED' }),
    appointmentFixture({ id: 'c2', patientName: name, date: at(-20), status: 'CONFIRMED' }),
    appointmentFixture({ id: 'c3', patientName: name, date: at(65), therapist: { name: 'Bea Gil' } }),
  ];
};

export const Therapist: Story = { decorators: on(() => day()) };
export const Admin: Story = { args: { byTherapist: true }, decorators: on(() => day(), ADMIN) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => []) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const LongText: Story = {
  decorators: on(() => day('María Dolores Fernández-Castañeda Etxeberria '.repeat(2))),
};
export const Phone: Story = { ...Therapist, globals: { viewport: { value: 'phone' } } };
