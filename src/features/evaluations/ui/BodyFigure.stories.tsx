import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EVALUATION_FIXTURE } from '../fixtures';
import { BodyFigure } from './BodyChart';

const meta = {
  title: 'Funcionalidades/Evaluaciones/BodyFigure',
  component: BodyFigure,
  args: { view: 'BACK', value: EVALUATION_FIXTURE.regions },
} satisfies Meta<typeof BodyFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {};
export const Choosing: Story = {
  args: { view: 'FRONT', value: ['front-knee-left'], onToggle: () => undefined },
};
