import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ROUTINES } from '../fixtures';
import { RoutineStatCards } from './RoutineToolbar';

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineStatCards',
  component: RoutineStatCards,
  args: { routines: ROUTINES },
} satisfies Meta<typeof RoutineStatCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { routines: undefined } };
export const Failed: Story = { args: { routines: undefined, failed: true } };
export const Empty: Story = { args: { routines: [] } };
