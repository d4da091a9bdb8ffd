import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { appointmentFixture, touchedOptionsFixture } from '../fixtures';
import { ResolveDialog } from './ResolveDialog';

const LONG = 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha';
const rows = (values = {}) =>
  ['c1', 'c2'].map((id) =>
    appointmentFixture({
      id,
      therapist: { id: 't1', name: 'Ana Ruiz Soler', phone: null },
      ...(id === 'c2' && { date: '2026-11-24T11:00:00+01:00' }),
      ...values,
    }),
  );

const meta = {
  title: 'Funcionalidades/Citas/ResolveDialog',
  component: ResolveDialog,
  args: {
    appointments: rows(),
    query: { therapistId: 't1', from: '2026-11-24', to: '2026-11-26', start: null, end: null },
    onClose: () => undefined,
  },
} satisfies Meta<typeof ResolveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: ADMIN, routes: { 'GET /api/hours/:id/touched/options': handler } });

export const Default: Story = { decorators: on(touchedOptionsFixture) };
export const LongTexts: Story = {
  args: { appointments: rows({ patientName: LONG }) },
  decorators: on(touchedOptionsFixture),
};
export const NothingFree: Story = { decorators: on(() => ({ appointments: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = {
  decorators: on(touchedOptionsFixture),
  globals: { viewport: { value: 'phone' } },
};
