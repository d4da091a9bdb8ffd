import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import type { FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { HOURS_FIXTURE } from '../fixtures';
import { HolidaysPanel } from './HolidaysPanel';

const meta = {
  title: 'Funcionalidades/Consulta/HolidaysPanel',
  component: HolidaysPanel,
  args: { dayAddress: (day: string) => `/appointments?view=calendar&range=day&date=${day}` },
} satisfies Meta<typeof HolidaysPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) => inStore({ user: ADMIN, routes: { 'GET /api/practice/hours': handler } });
const some: FakeHandler = () => HOURS_FIXTURE;
const LONG = 'Clínica de fisioterapia y rehabilitación neurológica del barrio de Arganzuela y alrededores';

export const Default: Story = { decorators: on(some) };
export const Empty: Story = { decorators: on(() => ({ ...HOURS_FIXTURE, holidays: [] })) };
export const LongTexts: Story = {
  decorators: on(() => ({ ...HOURS_FIXTURE, holidays: [{ day: '2026-12-25', name: LONG }] })),
};
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
