import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { REPORT_FIXTURES } from '../fixtures';
import { AlikeRow } from './ReviewRows';

const meta = {
  title: 'Funcionalidades/Importaciones/AlikeRow',
  component: AlikeRow,
  args: { row: REPORT_FIXTURES[3]!, isAllowed: false, onAllow: fn() },
  decorators: [(Story) => <ul>{Story()}</ul>],
} satisfies Meta<typeof AlikeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Allowed: Story = { args: { isAllowed: true } };
export const OfTheSameFile: Story = { args: { row: REPORT_FIXTURES[4]!, earlierLine: 2 } };
