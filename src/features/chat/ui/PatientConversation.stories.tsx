import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CHAT_LIMITS } from '@/contract/chat';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { chatDomain } from '../domain';
import { conversationFixtures, manyConversations, messageFixtures } from '../fixtures';
import { PatientConversation } from './PatientConversation';

const meta = {
  title: 'Funcionalidades/Conversaciones/PatientConversation',
  component: PatientConversation,
  args: { patient: { id: 'r1', name: 'Manuel Ortega Gil' }, onStarted: fn() },
  parameters: { router: false },
} satisfies Meta<typeof PatientConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (list: FakeHandler) =>
  inStore({
    user: THERAPIST,
    domains: [chatDomain],
    routes: {
      'GET /api/conversations': list,
      'GET /api/conversations/:id': () => ({
        conversation: {
          ...conversationFixtures(Date.now())[0],
          messages: messageFixtures(6, Date.now(), THERAPIST.id, 'p1'),
          nextCursor: null,
        },
      }),
    },
  });
const rows = () => conversationFixtures(Date.now());
const ofRecords = () => rows().map((row, index) => ({ ...row, patientId: `r${index + 1}` }));

export const Default: Story = { decorators: on(() => ({ conversations: ofRecords() })) };
export const None: Story = { decorators: on(() => ({ conversations: ofRecords().slice(1) })) };
export const NotToldWhose: Story = { decorators: on(() => ({ conversations: rows() })) };
/** The list is cut: the conversation may be beyond it. */
export const BeyondTheList: Story = {
  decorators: on(() =>
    manyConversations(CHAT_LIMITS.listed, Date.now()).map((row) => ({ ...row, patientId: row.id })),
  ),
};
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
