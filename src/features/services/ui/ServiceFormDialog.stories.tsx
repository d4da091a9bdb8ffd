import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { SERVICE_FIXTURE } from '../fixtures';
import { ServiceFormDialog } from './ServiceFormDialog';

const meta = {
  title: 'Funcionalidades/Servicios/ServiceFormDialog',
  component: ServiceFormDialog,
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <StoryStore user={ADMIN}>
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof ServiceFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {};
export const Edit: Story = { args: { service: SERVICE_FIXTURE } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear servicio' }));
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
