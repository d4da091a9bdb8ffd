import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { ROOM_FIXTURE } from '../fixtures';
import { RoomFormDialog } from './RoomFormDialog';

const meta = {
  title: 'Funcionalidades/Salas/RoomFormDialog',
  component: RoomFormDialog,
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <StoryStore user={ADMIN}>
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof RoomFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};
export const Edit: Story = { args: { room: ROOM_FIXTURE } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear sala' }));
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
