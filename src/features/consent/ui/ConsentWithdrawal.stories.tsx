import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PRIVACY_VERSION } from '@/contract/consent';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { ConsentWithdrawal } from './ConsentWithdrawal';

const consent = { version: PRIVACY_VERSION, acceptedAt: '2026-11-20T10:00:00Z' };
const known = (capabilities: string[]) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/system-status': () => ({ status: 'ok', capabilities }) } });

const meta = {
  title: 'Funcionalidades/Consentimiento/ConsentWithdrawal',
  component: ConsentWithdrawal,
  args: { patient: { id: 'p1', name: 'Manuel Ortega Gil', consent } },
  decorators: known(['consentWithdrawal']),
} satisfies Meta<typeof ConsentWithdrawal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Asking: Story = { play: pressing('Anotar que lo retira') };
export const Withdrawn: Story = {
  args: {
    patient: {
      id: 'p1',
      name: 'Manuel Ortega Gil',
      consent: { ...consent, withdrawnAt: '2026-11-21T10:00:00Z' },
    },
  },
};
