import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CalendarIcon, GridIcon, ListIcon } from '../icon/icons';
import { SegmentedControl } from './SegmentedControl';

/** Choice among two to four views of the same content. */
const meta = {
  title: 'Formularios/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Vista',
    options: [
      { value: 'list', label: 'Lista', icon: ListIcon },
      { value: 'calendar', label: 'Calendario', icon: CalendarIcon },
    ],
    value: 'list',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const IconsOnly: Story = {
  args: {
    iconOnly: true,
    value: 'grid',
    options: [
      { value: 'grid', label: 'Cuadrícula', icon: GridIcon },
      { value: 'list', label: 'Lista', icon: ListIcon },
    ],
  },
};
export const TextOnly: Story = {
  args: {
    label: 'Periodo',
    value: 'week',
    options: [
      { value: 'day', label: 'Día' },
      { value: 'week', label: 'Semana' },
      { value: 'month', label: 'Mes' },
    ],
  },
};
export const Disabled: Story = { args: { disabled: true } };
