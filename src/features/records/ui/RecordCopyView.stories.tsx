import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { recordFixture } from '../fixtures';
import { RecordCopyView } from './RecordCopyView';

const show = (copy: FakeHandler) => ({
  decorators: inStore({ routes: { 'GET /api/my-record/export': copy } }),
});

const meta = {
  title: 'Funcionalidades/Copia de la ficha/RecordCopyView',
  component: RecordCopyView,
  args: { owner: 'own' },
} satisfies Meta<typeof RecordCopyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = show(() => recordFixture(1, 'patient'));
export const Loading: Story = show(never);
export const Failed: Story = show(() => answer(500));
