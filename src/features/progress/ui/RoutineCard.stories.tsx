import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG, routineWith } from '../testing/onBackend';
import { RoutineCard } from './RoutineCard';

const meta = {
  title: 'Funcionalidades/Progreso/RoutineCard',
  component: RoutineCard,
  args: {
    routine: routineWith(),
    onStart: () => undefined,
    onContinue: () => undefined,
    onView: () => undefined,
  },
} satisfies Meta<typeof RoutineCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const today = (status: string, completedExercises: number) => ({
  todayProgress: { id: 'run-1', status, completedExercises, totalExercises: 3 },
});

export const Pending: Story = {};
export const Starting: Story = { args: { starting: true } };
export const InProgress: Story = { args: { routine: routineWith(today('IN_PROGRESS', 1)) } };
export const StoppedForPain: Story = {
  args: {
    routine: routineWith({
      todayProgress: { ...today('IN_PROGRESS', 1).todayProgress, stoppedForPain: true },
      therapist: { name: 'Ana Ruiz', phone: '600 111 222' },
    }),
  },
};
export const CompletedToday: Story = { args: { routine: routineWith(today('COMPLETED', 3)) } };
export const SecondRunOfTheDay: Story = {
  args: { routine: routineWith({ frequency: 'TWICE_DAILY', runsDueToday: 2, runsDoneToday: 1 }) },
};
export const AtOwnPace: Story = {
  args: { routine: routineWith({ frequency: 'CUSTOM', runsDueToday: 0, runsDoneToday: 0 }) },
};
export const DaysOfTheWeek: Story = {
  args: {
    routine: routineWith({
      frequency: 'CUSTOM',
      schedule: { weekdays: [1, 3, 5], timesPerDay: 2 },
      runsDueToday: 2,
      runsDoneToday: 0,
    }),
  },
};
export const Ended: Story = { args: { routine: routineWith({ status: 'COMPLETED' }) } };
export const LongText: Story = {
  args: { routine: routineWith({ name: LONG, description: `${LONG}. ${LONG}` }) },
};
