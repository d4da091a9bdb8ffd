import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { appointmentFixture } from '../fixtures';
import { DeskSection } from './DeskSection';

const meta = {
  title: 'Funcionalidades/Citas/DeskSection',
  component: DeskSection,
  parameters: { router: false },
} satisfies Meta<typeof DeskSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({
    user: ADMIN,
    routes: {
      'GET /api/appointments/today': handler,
      'GET /api/appointments': () => [appointmentFixture({ id: 'c0' })],
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['appointmentEndings'] }),
    },
  });

/** One appointment of each group, around the current time of the stories' clock. */
const day = (patientName = 'Lucía Méndez Prats') => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return [
    appointmentFixture({ id: 'c1', patientName, date: at(-120), status: 'COMPLETED' }),
    appointmentFixture({ id: 'c2', patientName, date: at(-20), arrivedAt: null }),
    appointmentFixture({ id: 'c3', patientName, date: at(-10), arrivedAt: at(-15) }),
    appointmentFixture({
      id: 'c4',
      patientName,
      date: at(65),
      therapist: { name: 'Bea Gil' },
      asksAnotherDay: true,
    }),
    appointmentFixture({ id: 'c5', patientName, date: at(125), status: 'CONFIRMED' }),
  ];
};

export const Normal: Story = { decorators: on(() => day()) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => []) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const LongText: Story = {
  decorators: on(() => day('María Dolores Fernández-Castañeda Etxeberria '.repeat(2))),
};
export const Phone: Story = { ...Normal, globals: { viewport: { value: 'phone' } } };
