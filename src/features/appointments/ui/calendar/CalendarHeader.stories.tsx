import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CalendarHeader } from './CalendarHeader';

const meta = {
  title: 'Funcionalidades/Citas/CalendarHeader',
  component: CalendarHeader,
  args: { range: 'week', date: '2026-11-24', onChange: () => undefined },
} satisfies Meta<typeof CalendarHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { args: { range: 'day' } };
export const Week: Story = {};
export const Month: Story = { args: { range: 'month' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
