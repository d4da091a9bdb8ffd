import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DocumentPicker } from './DocumentPicker';

const meta = {
  title: 'Funcionalidades/Documentos/DocumentPicker',
  component: DocumentPicker,
  args: { onFiles: fn() },
} satisfies Meta<typeof DocumentPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
