import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { PATIENT } from '@/shared/testing/people';
import { sessionFixtures } from '../fixtures';
import { MySessions } from './MySessions';

const meta = {
  title: 'Funcionalidades/Sesiones/MySessions',
  component: MySessions,
  parameters: { router: false },
} satisfies Meta<typeof MySessions>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: PATIENT, routes: { 'GET /api/sessions/my-sessions': handler } });

export const Default: Story = { decorators: on(() => ({ sessions: sessionFixtures(1, 9) })) };
export const Empty: Story = { decorators: on(() => ({ sessions: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = {
  decorators: on(() => ({ sessions: sessionFixtures(1, 9) })),
  globals: { viewport: { value: 'phone' } },
};
