import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { RAW_SESSION_VERSIONS, STAFF_SESSION_FIXTURE } from '../fixtures';
import { SessionVersions } from './SessionDetail';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionVersions',
  component: SessionVersions,
  parameters: { router: false },
  args: { session: STAFF_SESSION_FIXTURE },
} satisfies Meta<typeof SessionVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/sessions/:id/versions': handler } });
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Ver versiones anteriores'));
};

export const Closed: Story = { decorators: on(() => RAW_SESSION_VERSIONS) };
export const Open: Story = { decorators: on(() => RAW_SESSION_VERSIONS), play: open };
export const Loading: Story = { decorators: on(never), play: open };
export const Failed: Story = { decorators: on(() => answer(500)), play: open };
