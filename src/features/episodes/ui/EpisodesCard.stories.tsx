import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Episode } from '@/contract/episodeAnswers';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { EPISODE_FIXTURES } from '../fixtures';
import { EpisodesCard } from './EpisodesCard';

const LONG =
  'Rehabilitación tras reconstrucción del ligamento cruzado anterior con plastia de isquiotibiales y sutura meniscal';

const meta = {
  title: 'Funcionalidades/Procesos/EpisodesCard',
  component: EpisodesCard,
  args: { patientId: 'p1', leads: [{ id: THERAPIST.id, name: THERAPIST.name }] },
} satisfies Meta<typeof EpisodesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (episodes: FakeHandler, capabilities = ['episodes']) =>
  inStore({
    user: THERAPIST,
    routes: {
      'GET /api/system-status': () => ({ status: 'ok', capabilities }),
      'GET /api/patients/:id/episodes': episodes,
    },
  });
const shows = (episodes: readonly Episode[]) => on(() => ({ episodes }));
const undescribed = EPISODE_FIXTURES.slice(0, 1).map((episode) => ({
  ...episode,
  reason: null,
  region: null,
  authorisation: null,
  authorisedSessions: null,
}));

export const Default: Story = { decorators: shows(EPISODE_FIXTURES) };
export const Undescribed: Story = { decorators: shows(undescribed) };
/** What one of them said was overwritten. */
export const Corrected: Story = {
  decorators: shows(
    EPISODE_FIXTURES.map((episode) => ({
      ...episode,
      ...(episode.discharge && { corrected: { at: '2025-05-20T08:15:00Z', by: 'Ana Ruiz Soler' } }),
    })),
  ),
};
export const Empty: Story = { decorators: shows([]) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const NotThere: Story = { decorators: on(() => answer(404), []) };
export const LongTexts: Story = {
  decorators: shows(EPISODE_FIXTURES.map((episode) => ({ ...episode, reason: LONG }))),
};
export const Phone: Story = {
  decorators: shows(EPISODE_FIXTURES),
  globals: { viewport: { value: 'phone' } },
};
