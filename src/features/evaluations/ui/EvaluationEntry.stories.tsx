import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EVALUATION_FIXTURE } from '../fixtures';
import { EvaluationEntry } from './EvaluationEntry';

const meta = {
  title: 'Funcionalidades/Evaluaciones/EvaluationEntry',
  component: EvaluationEntry,
  args: { evaluation: EVALUATION_FIXTURE, onOpen: fn() },
} satisfies Meta<typeof EvaluationEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingConcluded: Story = {
  args: { evaluation: { ...EVALUATION_FIXTURE, pain: null, diagnosis: null, goals: null, plan: null } },
};
export const LongText: Story = {
  args: { evaluation: { ...EVALUATION_FIXTURE, diagnosis: 'Un diagnóstico que no acaba. '.repeat(40) } },
  globals: { viewport: { value: 'phone' } },
};
