import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PrivacyText } from './PrivacyText';

const meta = {
  title: 'Funcionalidades/Consentimiento/PrivacyText',
  component: PrivacyText,
} satisfies Meta<typeof PrivacyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
