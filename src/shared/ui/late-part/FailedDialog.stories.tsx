import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FailedDialog } from './FailedDialog';

const meta = {
  title: 'Estados/FailedDialog',
  component: FailedDialog,
  args: {
    title: 'Nueva conversación',
    message: 'No se ha podido abrir el formulario',
    onRetry: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof FailedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
