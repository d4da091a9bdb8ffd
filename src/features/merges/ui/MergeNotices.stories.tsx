import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { RecordMerge } from '@/contract/mergeAnswers';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { MERGE_FIXTURE } from '../fixtures';
import { MergeNotices } from './MergeNotices';

const LONG = 'María de los Ángeles Fernández-Castañeda y Etxeberriagoitia de la Santísima Trinidad';

const meta = {
  title: 'Funcionalidades/Uniones de fichas/MergeNotices',
  component: MergeNotices,
  args: { patientId: 'p1' },
} satisfies Meta<typeof MergeNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (merges: FakeHandler, capabilities = ['recordMerges']) =>
  inStore({
    user: THERAPIST,
    routes: {
      'GET /api/system-status': () => ({ status: 'ok', capabilities }),
      'GET /api/patients/:id/merges': merges,
      'POST /api/record-merges/:id/undo': () =>
        answer(409, { error: 'Una unión solo se puede deshacer durante 30 días' }),
    },
  });
const shows = (...merges: RecordMerge[]) => on(() => ({ merges }));

export const Default: Story = { decorators: shows(MERGE_FIXTURE) };
export const Several: Story = {
  decorators: shows(MERGE_FIXTURE, {
    ...MERGE_FIXTURE,
    id: 'm0',
    at: '2026-11-02T09:00:00.000Z',
    undoUntil: '2026-12-02T09:00:00.000Z',
    removed: { id: 'p3', name: 'M. Ortega' },
  }),
};
export const OfAnother: Story = { decorators: shows({ ...MERGE_FIXTURE, mayUndo: false }) };
export const Asking: Story = {
  decorators: shows(MERGE_FIXTURE),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deshacer la unión/ }));
  },
};
export const Empty: Story = { decorators: shows() };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const NotThere: Story = { decorators: on(() => answer(404), []) };
export const LongTexts: Story = {
  decorators: shows({ ...MERGE_FIXTURE, authorName: LONG, removed: { id: 'p2', name: LONG } }),
};
export const Phone: Story = {
  decorators: shows(MERGE_FIXTURE),
  globals: { viewport: { value: 'phone' } },
};
