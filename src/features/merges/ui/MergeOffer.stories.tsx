import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { MergeOffer } from './MergeOffer';

const meta = {
  title: 'Funcionalidades/Uniones de fichas/MergeOffer',
  component: MergeOffer,
  args: { patient: { id: 'p1', name: 'Manuel Ortega Gil' }, patientField: null, onMerged: fn() },
} satisfies Meta<typeof MergeOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

const offered = (capabilities: string[]) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/system-status': () => ({ status: 'ok', capabilities }) } });

export const Default: Story = { decorators: offered(['recordMerges']) };
export const NotThere: Story = { decorators: offered([]) };
export const Phone: Story = {
  decorators: offered(['recordMerges']),
  globals: { viewport: { value: 'phone' } },
};
