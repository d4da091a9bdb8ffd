import fc from 'fast-check';
import { conversation, conversationListItem, message } from '@/contract/chatAnswers';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toConversation, toListItem, toMessage } from './messages';

/** Conversations with their messages in the order of sending. */
const conversations = validAnswers(conversation).map((answer) => ({
  ...answer,
  messages: answer.messages.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
}));

test('reading a message changes nothing of it', () =>
  readsAsItIs(validAnswers(message), (answer) => toMessage(answer, 'another')));

test('nor of a row of the list', () => readsAsItIs(validAnswers(conversationListItem), toListItem));

test('nor of a conversation, beside what it notes of the newest message', () => {
  fc.assert(
    fc.property(conversations, (answer) => {
      const { syncedTo, ...read } = toConversation({ conversation: answer }, answer.id);
      expect(read).toEqual(answer);
      expect(syncedTo).toBe(answer.messages.at(-1)?.createdAt ?? null);
    }),
  );
});
