import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { Episode } from '@/contract/episodeAnswers';
import { EPISODE_FIXTURES } from '../fixtures';
import { EpisodeItem } from './EpisodeItem';

const [OPEN, OVER] = EPISODE_FIXTURES as [Episode, Episode];

const meta = {
  title: 'Funcionalidades/Procesos/EpisodeItem',
  component: EpisodeItem,
  parameters: { router: false },
  args: { episode: OPEN, onEdit: fn(), onDischarge: fn(), onReopen: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof EpisodeItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const EmptyOne: Story = { args: { episode: { ...OPEN, isEmpty: true } } };
export const Discharged: Story = { args: { episode: OVER } };
export const UnderWay: Story = { args: { episode: OVER, disabled: true } };
