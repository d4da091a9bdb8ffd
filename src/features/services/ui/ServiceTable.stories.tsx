import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { SERVICE_FIXTURES } from '../fixtures';
import { ServiceTable } from './ServiceTable';

const meta = {
  title: 'Funcionalidades/Servicios/ServiceTable',
  component: ServiceTable,
  args: { services: SERVICE_FIXTURES, onEdit: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <StoryStore user={ADMIN}>
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof ServiceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { services: undefined } };
export const Empty: Story = { args: { services: [] } };
