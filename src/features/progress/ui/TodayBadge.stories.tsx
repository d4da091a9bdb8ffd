import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { routineWith } from '../testing/onBackend';
import { TodayBadge } from './RoutineCard';

const meta = {
  title: 'Funcionalidades/Progreso/TodayBadge',
  component: TodayBadge,
  args: { routine: routineWith() },
} satisfies Meta<typeof TodayBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const today = (status: string) => ({
  todayProgress: { id: 'run-1', status, completedExercises: 1, totalExercises: 3 },
});

export const InProgress: Story = { args: { routine: routineWith(today('IN_PROGRESS')) } };
export const Completed: Story = { args: { routine: routineWith(today('COMPLETED')) } };
export const Ended: Story = { args: { routine: routineWith({ status: 'COMPLETED' }) } };
export const Resting: Story = {
  args: { routine: routineWith({ todayProgress: null, runsDueToday: 0, frequency: 'WEEKLY' }) },
};
