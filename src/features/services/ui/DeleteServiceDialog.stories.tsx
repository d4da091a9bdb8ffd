import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SERVICE_MESSAGES } from '@/contract/services';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { SERVICE_FIXTURE } from '../fixtures';
import { DeleteServiceDialog } from './DeleteServiceDialog';

const meta = {
  title: 'Funcionalidades/Servicios/DeleteServiceDialog',
  component: DeleteServiceDialog,
  args: { service: SERVICE_FIXTURE, onClose: fn() },
  decorators: [
    (Story) => (
      <StoryStore
        user={ADMIN}
        routes={{
          'DELETE /api/services/:id': () =>
            answer(409, { error: SERVICE_MESSAGES.used, message: SERVICE_MESSAGES.used }),
        }}
      >
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof DeleteServiceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar servicio' }));
  },
};
