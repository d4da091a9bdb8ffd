import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { SESSION_FIXTURE } from '../fixtures';
import { LastSessionCard } from './LastSessionCard';

const meta = {
  title: 'Funcionalidades/Sesiones/LastSessionCard',
  component: LastSessionCard,
  args: { patientId: 'p1' },
  parameters: { router: false },
} satisfies Meta<typeof LastSessionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/sessions/patient/:id': handler } });

export const Default: Story = { decorators: on(() => ({ data: [SESSION_FIXTURE] })) };
export const LongText: Story = {
  decorators: on(() => [{ ...SESSION_FIXTURE, notes: 'Una nota que no acaba. '.repeat(40) }]),
};
export const Empty: Story = { decorators: on(() => []) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
