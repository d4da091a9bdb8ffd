import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RegionSearch } from './RegionSearch';

const meta = {
  title: 'Funcionalidades/Evaluaciones/RegionSearch',
  component: RegionSearch,
  args: { chosen: [], onAdd: () => undefined },
} satisfies Meta<typeof RegionSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rodilla');
  },
};
