import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { AccessDenied } from './AccessDenied';

const meta = {
  title: 'Estados/AccessDenied',
  component: AccessDenied,
  args: { text: COMMON_MESSAGES.deniedRoute },
} satisfies Meta<typeof AccessDenied>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Route: Story = {};
export const TherapistOnly: Story = { args: { text: COMMON_MESSAGES.deniedTherapistOnly } };
export const PatientOnly: Story = { args: { text: COMMON_MESSAGES.deniedPatientOnly } };
