import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Comparison } from '../comparison';
import { ChangeText } from './ComparisonTable';

const BASE: Comparison = {
  kind: 'range',
  key: 'range KNEE_FLEXION LEFT',
  subject: 'KNEE_FLEXION',
  name: 'Rodilla · Flexión',
  side: 'LEFT',
  value: 95,
  reference: 135,
  before: 80,
  change: 15,
  verdict: 'better',
  hasPrevious: true,
};

const meta = {
  title: 'Funcionalidades/Evaluaciones/ChangeText',
  component: ChangeText,
  args: { comparison: BASE },
} satisfies Meta<typeof ChangeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Better: Story = {};
export const Worse: Story = { args: { comparison: { ...BASE, change: -10, verdict: 'worse' } } };
export const Small: Story = { args: { comparison: { ...BASE, kind: 'pain', change: -1, verdict: 'small' } } };
export const Same: Story = { args: { comparison: { ...BASE, change: 0, verdict: 'same' } } };
const ALONE = { ...BASE, before: null, change: null, verdict: null };
export const FirstTime: Story = { args: { comparison: { ...ALONE, hasPrevious: false } } };
export const NotMeasuredBefore: Story = { args: { comparison: ALONE } };
export const NotMeasuredAgain: Story = { args: { comparison: { ...ALONE, value: null, before: 80 } } };
