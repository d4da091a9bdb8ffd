import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentFixture } from '../fixtures';
import { TouchedAppointments } from './TouchedAppointments';

const meta = {
  title: 'Funcionalidades/Citas/TouchedAppointments',
  component: TouchedAppointments,
  args: {
    therapistId: 't1',
    from: '2026-11-24',
    to: '2026-11-26',
    start: null,
    end: null,
    onMessage: () => undefined,
  },
} satisfies Meta<typeof TouchedAppointments>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/hours/:id/touched': handler } });
const two =
  (values = {}): FakeHandler =>
  () => ({
    appointments: ['c1', 'c2'].map((id) => appointmentFixture({ id, ...values })),
  });
const LONG = 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha';

export const Default: Story = { decorators: on(two()) };
export const Preview: Story = { args: { isPreview: true }, decorators: on(two()) };
export const OutsideHours: Story = { args: { outside: true }, decorators: on(two()) };
/** More than are shown at first. */
export const ManyOutside: Story = {
  args: { outside: true },
  decorators: on(() => ({
    appointments: Array.from({ length: 12 }, (_none, at) => appointmentFixture({ id: `c${at}` })),
  })),
};
export const ForAdministration: Story = { args: { onMessage: undefined }, decorators: on(two()) };
export const LongTexts: Story = { decorators: on(two({ patientName: LONG })) };
export const None: Story = { decorators: on(() => ({ appointments: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { decorators: on(two()), globals: { viewport: { value: 'phone' } } };
