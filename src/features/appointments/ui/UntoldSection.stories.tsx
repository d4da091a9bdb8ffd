import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { STATUS_PATH } from '@/contract/system';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { appointmentFixture } from '../fixtures';
import { TellDialog } from './TellDialog';
import { UntoldSection } from './UntoldSection';

const meta = {
  title: 'Funcionalidades/Citas/UntoldSection',
  component: UntoldSection,
  parameters: { router: false },
} satisfies Meta<typeof UntoldSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const PRACTICE = { name: 'Fisioterapia Retiro', address: 'Calle Mayor, 1, Madrid', phone: '910000000' };
const on = (list: FakeHandler) =>
  inStore({
    user: ADMIN,
    routes: {
      [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: ['communications'] }),
      'GET /api/practice/identity': () => ({ identity: PRACTICE }),
      'GET /api/appointments/untold': list,
      'POST /api/appointments/:id/told': () => answer(409, { error: 'La cita ha cambiado.' }),
    },
  });
const rows = (patientName = 'Lucía Méndez Prats') => [
  appointmentFixture({ id: 'c1', patientName }),
  appointmentFixture({ id: 'c2', patientName, patientPhone: null, date: '2026-11-25T10:00:00+01:00' }),
];

export const Two: Story = { decorators: on(() => rows()) };
export const LongText: Story = {
  decorators: on(() => rows('María Dolores Fernández-Castañeda Etxeberria '.repeat(2))),
};
/** Somebody counts on a start that was cancelled, or moved to another day. */
const OFF = appointmentFixture({ id: 'c3', status: 'CANCELLED', expected: '2026-11-24T09:30:00+01:00' });
const MOVED = appointmentFixture({
  id: 'c4',
  patientName: 'Ángel Núñez',
  date: '2026-12-03T17:00:00+01:00',
  expected: '2026-11-24T10:30:00+01:00',
});
export const TakenAway: Story = {
  decorators: on(() => ({ appointments: rows(), stillExpected: [OFF, MOVED] })),
};
export const None: Story = { decorators: on(() => []) };
export const Telling: Story = {
  decorators: on(() => []),
  render: () => <TellDialog appointment={appointmentFixture()} onClose={() => undefined} />,
};
export const TellingRefused: Story = {
  ...Telling,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Anotar como avisado' }));
    await canvas.findByText('La cita ha cambiado.');
  },
};
export const TellingWithoutPhone: Story = {
  ...Telling,
  render: () => (
    <TellDialog appointment={appointmentFixture({ patientPhone: null })} onClose={() => undefined} />
  ),
};
export const TellingOff: Story = {
  ...Telling,
  render: () => <TellDialog appointment={OFF} onClose={() => undefined} />,
};
export const TellingMoved: Story = {
  ...Telling,
  render: () => <TellDialog appointment={MOVED} onClose={() => undefined} />,
};
export const Phone: Story = { ...Two, globals: { viewport: { value: 'phone' } } };
