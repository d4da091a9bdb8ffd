import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { sessionsDomain } from '../domain';
import { sessionFixtures } from '../fixtures';
import { SessionHistory } from './SessionHistory';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionHistory',
  component: SessionHistory,
  parameters: { router: false },
  args: { audience: 'staff' },
} satisfies Meta<typeof SessionHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler, user = THERAPIST) =>
  inStore({
    user,
    domains: [sessionsDomain],
    routes: { 'GET /api/sessions': handler, 'GET /api/sessions/my-sessions': handler },
  });

export const Default: Story = { decorators: on(() => ({ data: sessionFixtures() })) };
export const Patient: Story = {
  args: { audience: 'patient' },
  decorators: on(() => ({ sessions: sessionFixtures(1, 8) }), PATIENT),
};
export const Many: Story = { decorators: on(() => sessionFixtures(60, 20)) };
export const NothingFound: Story = {
  decorators: on(() => sessionFixtures()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'nadie se llama así');
    await canvas.findByText('No se encontraron sesiones');
  },
};
export const Empty: Story = { decorators: on(() => []) };
export const EmptyPatient: Story = { args: { audience: 'patient' }, decorators: on(() => [], PATIENT) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = {
  decorators: on(() => sessionFixtures()),
  globals: { viewport: { value: 'phone' } },
};
