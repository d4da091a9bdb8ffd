import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ROOM_MESSAGES } from '@/contract/rooms';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { ROOM_FIXTURE } from '../fixtures';
import { DeleteRoomDialog } from './DeleteRoomDialog';

const meta = {
  title: 'Funcionalidades/Salas/DeleteRoomDialog',
  component: DeleteRoomDialog,
  args: { room: ROOM_FIXTURE, onClose: fn() },
  decorators: [
    (Story) => (
      <StoryStore
        user={ADMIN}
        routes={{
          'DELETE /api/rooms/:id': () =>
            answer(409, { error: ROOM_MESSAGES.used, message: ROOM_MESSAGES.used }),
        }}
      >
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof DeleteRoomDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar sala' }));
  },
};
