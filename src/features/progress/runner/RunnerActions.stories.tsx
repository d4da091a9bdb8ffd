import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/shared/ui/button/Button';
import { PauseIcon } from '@/shared/ui/icon/icons';
import { RunnerActions } from './RunnerFrame';

const meta = {
  title: 'Funcionalidades/Progreso/RunnerActions',
  component: RunnerActions,
  args: {
    onSkip: () => undefined,
    onStop: () => undefined,
    main: (
      <Button variant="primary" size="lg" icon={PauseIcon}>
        Pausar
      </Button>
    ),
  },
} satisfies Meta<typeof RunnerActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saving: Story = { args: { skipDisabled: true } };
export const BadExercise: Story = { args: { main: undefined, onStop: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
