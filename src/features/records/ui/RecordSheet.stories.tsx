import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { recordFixture } from '../fixtures';
import { RecordSheet } from './RecordSheet';

const meta = {
  title: 'Funcionalidades/Copia de la ficha/RecordSheet',
  component: RecordSheet,
  args: { copy: recordFixture() },
} satisfies Meta<typeof RecordSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfThePatient: Story = { args: { copy: recordFixture(1, 'patient') } };
export const Empty: Story = { args: { copy: recordFixture(0) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
