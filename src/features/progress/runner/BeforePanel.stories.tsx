import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BeforePanel } from './Feeling';

const meta = {
  title: 'Funcionalidades/Progreso/BeforePanel',
  component: BeforePanel,
  args: { value: null, onChange: () => undefined },
} satisfies Meta<typeof BeforePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 4 } };
export const Notes: Story = {
  args: { material: 'Silla · Banda elástica', notes: 'Si el dolor pasa de 4, para y escríbeme.' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
