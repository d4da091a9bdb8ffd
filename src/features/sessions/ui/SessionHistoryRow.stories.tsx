import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SESSION_FIXTURE } from '../fixtures';
import { SessionHistoryRow } from './SessionHistoryRow';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionHistoryRow',
  component: SessionHistoryRow,
  args: { session: SESSION_FIXTURE, showPatient: true },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof SessionHistoryRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfThePatient: Story = { args: { showPatient: false } };
export const LongText: Story = {
  args: { session: { ...SESSION_FIXTURE, notes: 'Una nota que no acaba. '.repeat(80) } },
};
