import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { FREQUENCY_OPTIONS, ROUTINE_FIXTURE, ROUTINES } from '../fixtures';
import { RoutineTable } from './RoutineTable';

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineTable',
  component: RoutineTable,
  args: { routines: ROUTINES, names: new Map(), frequencies: FREQUENCY_OPTIONS, renderButtons: () => null },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof RoutineTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    routines: [{ ...ROUTINE_FIXTURE, name: 'Rodilla '.repeat(15), description: 'Muy larga. '.repeat(30) }],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
