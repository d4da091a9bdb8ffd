import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFound } from './NotFound';

const meta = { title: 'Estados/NotFound', component: NotFound } satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Entity: Story = {
  args: { title: 'Paciente no encontrado', text: 'Puede que se haya eliminado.' },
};
