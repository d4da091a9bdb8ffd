import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { HOURS_FIXTURE } from '../fixtures';
import { OpeningHoursPanel } from './OpeningHoursPanel';

const meta = {
  title: 'Funcionalidades/Consulta/OpeningHoursPanel',
  component: OpeningHoursPanel,
} satisfies Meta<typeof OpeningHoursPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) => inStore({ user: ADMIN, routes: { 'GET /api/practice/hours': handler } });
const some: FakeHandler = () => HOURS_FIXTURE;

export const Default: Story = { decorators: on(some) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const NotOffered: Story = { decorators: on(() => answer(404)) };
export const Empty: Story = {
  decorators: on(() => ({ ...HOURS_FIXTURE, openingHours: [{ weekday: 3, from: '10:00', to: '12:00' }] })),
};
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
