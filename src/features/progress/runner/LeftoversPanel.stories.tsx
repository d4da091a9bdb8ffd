import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LeftoversPanel } from './Feeling';

const meta = {
  title: 'Funcionalidades/Progreso/LeftoversPanel',
  component: LeftoversPanel,
  args: { names: ['Sentadilla con apoyo', 'Puente de glúteos'] },
} satisfies Meta<typeof LeftoversPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { names: ['Puente de glúteos'] } };
export const Several: Story = {};
export const LongText: Story = {
  args: {
    names: Array.from({ length: 12 }, () => 'Elevación de pierna recta tumbado con lastre en el tobillo'),
  },
};
