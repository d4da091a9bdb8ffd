import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { HANDOVER_LIST_FIXTURE } from '../fixtures';
import { renderTherapist } from '../testing/renderTherapist';
import { HandoverAllDialog } from './HandoverAllDialog';

const meta = {
  title: 'Funcionalidades/Atención/HandoverAllDialog',
  component: HandoverAllDialog,
  args: {
    from: { id: 'u9', name: 'Óscar Blanco Rey' },
    renderTherapist,
    onClose: fn(),
  },
} satisfies Meta<typeof HandoverAllDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (list: FakeHandler = () => HANDOVER_LIST_FIXTURE) =>
  inStore({ user: ADMIN, routes: { 'GET /api/team/:id/handover': list } });

export const Default: Story = { decorators: on() };
export const Loading: Story = { decorators: on(never) };
export const Nothing: Story = { decorators: on(() => ({ patients: [], appointments: [] })) };
export const Phone: Story = { decorators: on(), globals: { viewport: { value: 'phone' } } };
