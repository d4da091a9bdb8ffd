import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FailedScreen } from './FailedScreen';

const meta = {
  title: 'Estados/FailedScreen',
  component: FailedScreen,
  args: { onRetry: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
