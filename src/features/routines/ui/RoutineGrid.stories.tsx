import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { FREQUENCY_OPTIONS, ROUTINES } from '../fixtures';
import { RoutineGrid } from './RoutineGrid';

const meta = {
  title: 'Funcionalidades/Rutinas/RoutineGrid',
  component: RoutineGrid,
  args: { routines: ROUTINES, names: new Map(), frequencies: FREQUENCY_OPTIONS, renderButtons: () => null },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof RoutineGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MoreThanAPortion: Story = {
  args: {
    routines: Array.from({ length: 30 }, (_none, index) => ({ ...ROUTINES[index % 3]!, id: `r${index}` })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
