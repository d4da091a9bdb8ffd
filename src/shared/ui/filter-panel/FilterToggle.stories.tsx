import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FilterToggle } from './FilterPanel';

/** Opens a filter panel and shows the number of active filters. */
const meta = {
  title: 'Estructura/FilterToggle',
  component: FilterToggle,
  args: { open: false, onToggle: fn(), activeCount: 0 },
} satisfies Meta<typeof FilterToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Active: Story = { args: { activeCount: 3 } };
