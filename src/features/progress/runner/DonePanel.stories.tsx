import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DonePanel } from './Feeling';

const meta = {
  title: 'Funcionalidades/Progreso/DonePanel',
  component: DonePanel,
  args: { completed: 5, total: 5, felt: {}, onFeel: () => undefined },
} satisfies Meta<typeof DonePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeSkipped: Story = { args: { completed: 2, total: 5 } };
export const Felt: Story = { args: { felt: { painAfter: 3, effort: 6 } } };
export const MorePain: Story = {
  args: {
    felt: { painAfter: 6 },
    painBefore: 2,
    therapist: { name: 'Ana Ruiz Soler', phone: '+34 600 111 222' },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
