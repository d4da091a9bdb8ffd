import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { ListDownload } from './ListDownload';

/** Guardar una lista como archivo. */
const meta = {
  title: 'Funcionalidades/Descargas/ListDownload',
  component: ListDownload,
  args: { list: 'patients' },
} satisfies Meta<typeof ListDownload>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (status: FakeHandler): Story['decorators'] => [
  (Story) => (
    <StoryStore user={THERAPIST} routes={{ 'GET /api/system-status': status }}>
      <div style={{ minHeight: 160, textAlign: 'end' }}>
        <Story />
      </div>
    </StoryStore>
  ),
];
const known = on(() => ({ status: 'ok', capabilities: ['listFiles'] }));
const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Descargar' }));
  await within(document.body).findByRole('menuitem', { name: /Excel/ });
};

export const Default: Story = { decorators: known };
export const Open: Story = { decorators: known, play: open };
/** A server that makes no files shows nothing. */
export const OtherBackend: Story = { decorators: on(() => answer(404)) };
