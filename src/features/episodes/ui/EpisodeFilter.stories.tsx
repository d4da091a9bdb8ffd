import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EPISODE_FIXTURES } from '../fixtures';
import { EpisodeFilter } from './EpisodeFilter';

const meta = {
  title: 'Funcionalidades/Procesos/EpisodeFilter',
  component: EpisodeFilter,
  args: { episodes: EPISODE_FIXTURES, value: null, onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <EpisodeFilter
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          args.onChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof EpisodeFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'ep2' } };
export const LongText: Story = {
  args: {
    episodes: EPISODE_FIXTURES.map((episode) => ({
      ...episode,
      reason: `${episode.reason} con irradiación a la pierna izquierda desde hace varios meses`,
    })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
