import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { HOURS_FIXTURE } from '../fixtures';
import { WeekDialog } from './WeekDialog';

const meta = {
  title: 'Funcionalidades/Horarios/WeekDialog',
  component: WeekDialog,
  args: { hours: HOURS_FIXTURE, index: 0, onClose: () => undefined },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false, docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof WeekDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Another: Story = { args: { index: -1 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
