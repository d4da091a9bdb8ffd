import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EVALUATION_FIXTURE } from '../fixtures';
import { inEvaluationForm } from '../formStory';
import { BodyRegionsField } from './BodyRegionsField';

const meta = {
  title: 'Funcionalidades/Evaluaciones/BodyRegionsField',
  component: BodyRegionsField,
} satisfies Meta<typeof BodyRegionsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: inEvaluationForm({}) };
export const Chosen: Story = { decorators: inEvaluationForm({ regions: EVALUATION_FIXTURE.regions }) };
