import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DrawnLater } from './DrawnLater';

const meta = {
  title: 'Datos/DrawnLater',
  component: DrawnLater,
  args: { isBehind: true, children: <p>Mostrando 25 de 245 citas</p> },
} satisfies Meta<typeof DrawnLater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Behind: Story = {};
export const UpToDate: Story = { args: { isBehind: false } };
