import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SESSION_STATUSES } from '@/contract/sessions';
import { SessionStatusBadge } from './SessionHistoryRow';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionStatusBadge',
  component: SessionStatusBadge,
  args: { status: 'SCHEDULED' },
  argTypes: { status: { control: 'select', options: [...SESSION_STATUSES, undefined] } },
} satisfies Meta<typeof SessionStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};
export const Unknown: Story = { args: { status: undefined } };
export const All: Story = {
  render: () => (
    <>
      {SESSION_STATUSES.map((status) => (
        <p key={status}>
          <SessionStatusBadge status={status} />
        </p>
      ))}
    </>
  ),
};
