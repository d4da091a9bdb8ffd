import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FeelingBefore } from './Feeling';

const meta = {
  title: 'Funcionalidades/Progreso/FeelingBefore',
  component: FeelingBefore,
  args: { value: null, onChange: () => undefined, onDismiss: () => undefined },
} satisfies Meta<typeof FeelingBefore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 4 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
