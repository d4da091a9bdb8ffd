import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { HOURS_FIXTURE } from '../fixtures';
import { AbsenceDialog } from './AbsenceDialog';

const meta = {
  title: 'Funcionalidades/Horarios/AbsenceDialog',
  component: AbsenceDialog,
  args: { therapistId: 't1', absence: null, renderTouched: () => null, onClose: () => undefined },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false, docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof AbsenceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Edited: Story = { args: { absence: HOURS_FIXTURE.absences[1]! } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
