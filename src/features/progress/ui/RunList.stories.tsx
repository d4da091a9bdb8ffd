import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RAW_ADHERENCE } from '../fixtures';
import { adherenceOf } from '../normalise';
import { LONG } from '../testing/onBackend';
import { RunList } from './RunList';

const { runs } = adherenceOf(RAW_ADHERENCE);

const meta = {
  title: 'Funcionalidades/Progreso/RunList',
  component: RunList,
  args: { runs },
} satisfies Meta<typeof RunList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { runs: runs.map((run) => ({ ...run, routineName: LONG, notes: LONG })) },
};
