import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never } from '@/shared/testing/fakeBackend';
import { RAW_ADHERENCE } from '../fixtures';
import { onBackend } from '../testing/onBackend';
import { AdherencePanel } from './AdherencePanel';

const meta = {
  title: 'Funcionalidades/Progreso/AdherencePanel',
  component: AdherencePanel,
  parameters: { router: false },
  args: { patientId: 'paciente-1' },
} satisfies Meta<typeof AdherencePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: () => unknown) =>
  onBackend({ 'GET /api/patients/:id/adherence': handler }, { therapist: true });

export const Default: Story = { decorators: on(() => ({ data: RAW_ADHERENCE })) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = {
  decorators: on(() => ({ data: { days: [], routines: [], runs: [], painOverTime: [] } })),
};
/** Runs of earlier weeks, and nothing due since. */
export const NothingDue: Story = {
  decorators: on(() => ({ data: { ...RAW_ADHERENCE, days: [], routines: [] } })),
};
export const Failed: Story = { decorators: on(() => answer(500)) };
