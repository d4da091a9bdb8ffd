import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JOINTS } from '@/contract/bodyMeasures';
import { ChoiceChips } from './MeasureTable';

const meta = {
  title: 'Funcionalidades/Evaluaciones/ChoiceChips',
  component: ChoiceChips,
  args: { label: 'Articulaciones exploradas', options: JOINTS, value: ['KNEE'], onChange: () => undefined },
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
