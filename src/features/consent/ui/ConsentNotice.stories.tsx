import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PRIVACY_VERSION } from '@/contract/consent';
import { inStore } from '@/shared/testing/StoryStore';
import { ConsentNotice } from './ConsentNotice';

const show = (accepted: unknown) => ({
  decorators: inStore({
    routes: { 'GET /api/consent': () => ({ currentVersion: PRIVACY_VERSION, accepted }) },
  }),
});

const meta = {
  title: 'Funcionalidades/Consentimiento/ConsentNotice',
  component: ConsentNotice,
} satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeverAsked: Story = show(null);
export const NewVersion: Story = show({ version: '2025-01', acceptedAt: '2025-02-03T10:00:00Z' });
