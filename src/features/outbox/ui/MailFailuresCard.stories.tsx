import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MESSAGE_LIMITS } from '@/contract/outbox';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { MAIL_FAILURE_FIXTURES } from '../fixtures';
import { MailFailuresCard } from './MailFailuresCard';

const meta = {
  title: 'Funcionalidades/Correos/MailFailuresCard',
  component: MailFailuresCard,
} satisfies Meta<typeof MailFailuresCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: ADMIN, routes: { 'GET /api/outbox/failures': handler } });
const some: FakeHandler = () => ({ failures: MAIL_FAILURE_FIXTURES });
const LONG = 'María de la Santísima Trinidad Fernández-Castañeda Etxeberriagoitia';

export const Default: Story = { decorators: on(some) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Empty: Story = { decorators: on(() => ({ failures: [] })) };
/** The mail server takes nothing, and nothing is given up yet. */
export const Waiting: Story = { decorators: on(() => ({ failures: [], waiting: 12 })) };
/** As many as the list has at most. */
export const Full: Story = {
  decorators: on(() => ({
    failures: Array.from({ length: MESSAGE_LIMITS.failuresMax }, (_none, at) => ({
      ...MAIL_FAILURE_FIXTURES[1],
      id: `o${at}`,
    })),
  })),
};
export const LongTexts: Story = {
  decorators: on(() => ({
    failures: MAIL_FAILURE_FIXTURES.map((one) => ({
      ...{ ...one, patientName: LONG, email: `${'maria.trinidad'.repeat(4)}@correo.example` },
    })),
  })),
};
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
