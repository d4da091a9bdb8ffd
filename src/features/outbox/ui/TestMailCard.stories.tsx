import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { CAPABILITIES, STATUS_PATH, MAIL_OUTBOX } from '@/contract/system';
import { inStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { TestMailCard } from './TestMailCard';

const meta = {
  title: 'Funcionalidades/Correos/TestMailCard',
  component: TestMailCard,
} satisfies Meta<typeof TestMailCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (failure: string | null, more: string[] = []) =>
  inStore({
    user: ADMIN,
    routes: {
      [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: [...CAPABILITIES, ...more] }),
      'POST /api/outbox/test': () => ({ test: { to: ADMIN.email, failure } }),
    },
  });
const press: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Enviar correo de prueba' }));

export const Default: Story = { decorators: on(null) };
export const Sent: Story = { decorators: on(null), play: press };
export const Refused: Story = { decorators: on('SIGN_IN'), play: press };
export const NoServer: Story = { decorators: on(null, [MAIL_OUTBOX]) };
