import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { NOTHING_PENDING, PENDING_EXAMPLE } from '../fixtures';
import { PendingWork } from './PendingWork';

const meta = {
  title: 'Funcionalidades/Dashboard/PendingWork',
  component: PendingWork,
  args: { unconfirmedAddress: (from: string, to: string) => `/appointments?startDate=${from}&endDate=${to}` },
} satisfies Meta<typeof PendingWork>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/pending-work': handler } });

export const Several: Story = {
  decorators: on(() => {
    const row = { ...PENDING_EXAMPLE.alarms.first, day: '2026-11-20' };
    const all = [row, { ...row, runId: 'r8', patientName: 'Inés Díaz' }];
    return { ...PENDING_EXAMPLE, alarms: { ...PENDING_EXAMPLE.alarms, count: 2, all } };
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 avisos de dolor' }));
  },
};
/** More than the server lists. */
export const Many: Story = {
  decorators: on(() => {
    const row = { appointmentId: 'c1', patientName: 'Lucía Martín', day: '2026-11-19' };
    const all = [row, { ...row, appointmentId: 'c2', patientName: 'Manuel Ortega' }];
    return { ...NOTHING_PENDING, unwritten: { count: 73, first: row, all } };
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '73 sesiones sin escribir' }));
  },
};
export const Default: Story = { decorators: on(() => PENDING_EXAMPLE) };
export const OneThing: Story = {
  decorators: on(() => ({ ...NOTHING_PENDING, unread: { ...PENDING_EXAMPLE.unread, count: 1 } })),
};
export const Nothing: Story = { decorators: on(() => NOTHING_PENDING) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
/** A backend without the route. */
export const Unknown: Story = { decorators: on(() => answer(404)) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
