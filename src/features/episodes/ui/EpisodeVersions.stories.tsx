import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Episode } from '@/contract/episodeAnswers';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { inStore } from '@/shared/testing/StoryStore';
import { EPISODE_FIXTURES, RAW_EPISODE_VERSIONS } from '../fixtures';
import { EpisodeVersions } from './EpisodeVersions';

const [, OVER] = EPISODE_FIXTURES as [Episode, Episode];

/** What an episode and its discharge said before. */
const meta = {
  title: 'Funcionalidades/Procesos/EpisodeVersions',
  component: EpisodeVersions,
  parameters: { router: false },
  args: {
    patientId: 'p1',
    episode: { ...OVER, corrected: { at: '2025-05-20T08:15:00Z', by: 'Ana Ruiz Soler' } },
  },
} satisfies Meta<typeof EpisodeVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/episodes/:id/versions': handler } });
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Ver versiones anteriores'));
};

export const Closed: Story = { decorators: on(() => RAW_EPISODE_VERSIONS) };
export const Open: Story = { decorators: on(() => RAW_EPISODE_VERSIONS), play: open };
export const Loading: Story = { decorators: on(never), play: open };
export const Failed: Story = { decorators: on(() => answer(500)), play: open };
