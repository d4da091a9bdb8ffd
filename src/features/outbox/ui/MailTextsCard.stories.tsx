import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { MAIL_PREVIEW_FIXTURE, MAIL_TEXT_FIXTURES } from '../fixtures';
import { MailTextsCard } from './MailTextsCard';

const meta = {
  title: 'Funcionalidades/Correos/MailTextsCard',
  component: MailTextsCard,
} satisfies Meta<typeof MailTextsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (texts: FakeHandler, preview: FakeHandler = () => ({ preview: MAIL_PREVIEW_FIXTURE })) =>
  inStore({ user: ADMIN, routes: { 'GET /api/outbox/texts': texts, 'POST /api/outbox/preview': preview } });
const some: FakeHandler = () => ({ texts: MAIL_TEXT_FIXTURES });
const WRONG = [{ kind: 'BOOKED', opening: 'Te esperamos el {dia}.', closing: 'Hasta pronto. '.repeat(30) }];

export const Default: Story = { decorators: on(some) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const PreviewFailed: Story = { decorators: on(some, () => answer(500)) };
export const Empty: Story = { decorators: on(() => ({ texts: [] })) };
export const LongTexts: Story = { decorators: on(() => ({ texts: WRONG })) };
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
