import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { ROOM_FIXTURES } from '../fixtures';
import { RoomTable } from './RoomTable';

const meta = {
  title: 'Funcionalidades/Salas/RoomTable',
  component: RoomTable,
  args: { rooms: ROOM_FIXTURES, onEdit: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <StoryStore user={ADMIN}>
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof RoomTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rooms: undefined } };
export const Empty: Story = { args: { rooms: [] } };
