import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RAW_STATS } from '../fixtures';
import { statsOf } from '../normalise';
import { WeekChart } from './MyProgressCharts';

const days = statsOf(RAW_STATS).weeklyProgress;

const meta = {
  title: 'Funcionalidades/Progreso/WeekChart',
  component: WeekChart,
  args: { title: 'Tus rutinas de los últimos 7 días', days },
} satisfies Meta<typeof WeekChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllDone: Story = { args: { days: days.map((day) => ({ ...day, completed: day.due })) } };
export const NothingDone: Story = { args: { days: days.map((day) => ({ ...day, completed: 0 })) } };
export const OnlyRest: Story = { args: { days: days.map((day) => ({ ...day, completed: 0, due: 0 })) } };
