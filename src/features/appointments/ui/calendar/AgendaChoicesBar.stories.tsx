import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { appointmentsDomain } from '../../domain';
import { ROOM_CHOICES, therapistChoices } from '../../fixtures';
import { NO_CHOICES } from './agendaChoices';
import { AgendaChoicesBar } from './AgendaChoicesBar';

const meta = {
  title: 'Funcionalidades/Citas/AgendaChoicesBar',
  component: AgendaChoicesBar,
  args: {
    choices: { ...NO_CHOICES, therapists: therapistChoices(4), rooms: ROOM_CHOICES },
    range: 'day',
    columns: 'therapist',
    therapistId: '',
  },
  parameters: { router: false },
  decorators: inStore({ domains: [appointmentsDomain] }),
} satisfies Meta<typeof AgendaChoicesBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const WithoutRooms: Story = { args: { choices: { ...NO_CHOICES, therapists: therapistChoices(2) } } };
export const Week: Story = { args: { range: 'week' } };
export const WeekOfOne: Story = { args: { range: 'week', therapistId: 't1' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
