import type { Message } from '@/contract/chatAnswers';
import { mergeConversation, toConversation, toListItem, type LoadedConversation } from './messages';
import { coveredBy, linesOf, type OutgoingMessage } from './outbox';
import { dayTitle, listTime, preview } from './chatTexts';

const message = (n: number, more: Partial<Message> = {}): Message => ({
  id: `m${n}`,
  senderId: 'ana',
  content: `texto ${n}`,
  type: 'TEXT',
  createdAt: new Date(Date.UTC(2026, 10, 20, 10, 0, n)).toISOString(),
  conversationId: 'c1',
  clientId: null,
  ...more,
});
const outgoing = (clientId: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId,
  conversationId: 'c1',
  senderId: 'ana',
  content: 'hola',
  createdAt: '2026-11-20T11:00:00Z',
  status: 'sending',
  uncertain: false,
  messageId: null,
  after: null,
  ...more,
});
const page = (from: number, to: number, nextCursor: string | null = null): LoadedConversation => {
  const messages = Array.from({ length: to - from + 1 }, (_none, index) => message(from + index));
  return {
    id: 'c1',
    participant: { name: 'Luis', email: '' },
    unreadCount: 0,
    lastMessage: null,
    messages,
    nextCursor,
    syncedTo: messages.at(-1)?.createdAt ?? null,
  };
};
const numbers = ({ messages }: LoadedConversation) => messages.map(({ id }) => Number(id.slice(1)));

describe('a fresh answer and what is loaded', () => {
  it('keeps a message that a slow poll does not know yet', () => {
    const known = page(1, 3);
    known.messages.push(message(4));
    expect(numbers(mergeConversation(known, page(1, 3)))).toEqual([1, 2, 3, 4]);
  });

  it('keeps older pages and their cursor', () => {
    const merged = mergeConversation(page(1, 20, 'older'), page(15, 25, '15'));
    expect(numbers(merged)).toEqual(Array.from({ length: 25 }, (_none, n) => n + 1));
    expect(merged.nextCursor).toBe('older');
  });

  it('begins anew where more came in between than one page holds', () => {
    const merged = mergeConversation(page(1, 20), page(40, 60, '40'));
    expect(numbers(merged)[0]).toBe(40);
    expect(merged.nextCursor).toBe('40');
  });

  it('does not take a single message beyond the hole for a bridge over it', () => {
    const known = page(1, 20);
    known.messages.push(message(60));
    expect(numbers(mergeConversation(known, page(40, 60, '40')))[0]).toBe(40);
  });

  it('leaves a message withdrawn that an answer from before still has', () => {
    const known = page(1, 2);
    known.messages[1] = message(2, { content: 'Mensaje retirado', isWithdrawn: true });
    expect(mergeConversation(known, page(1, 2)).messages).toEqual(known.messages);
    expect(mergeConversation(page(1, 2), known).messages).toEqual(known.messages);
  });

  it('survives an empty answer', () => {
    expect(numbers(mergeConversation(page(1, 2), page(1, 0)))).toEqual([1, 2]);
  });
});

describe('what is on its way', () => {
  it('is shown after the stored messages, in the order of writing', () => {
    const lines = linesOf([message(1)], [outgoing('a', { status: 'failed' }), outgoing('b')]);
    expect(lines.map(({ key, status }) => [key, status])).toEqual([
      ['m1', 'stored'],
      ['a', 'failed'],
      ['b', 'sending'],
    ]);
  });

  it('is shown once when the server has it, under the same key', () => {
    const stored = message(2, { clientId: 'a', content: 'hola' });
    expect(linesOf([message(1), stored], [outgoing('a')]).map(({ key }) => key)).toEqual(['m1', 'a']);
  });

  it('is recognised without client ids by sender, text and place; each stored message once', () => {
    const same = (n: number) => message(n, { content: 'hola' });
    const twins = [outgoing('a', { after: 'm1' }), outgoing('b', { after: 'm1' })];
    expect([...coveredBy([same(1), same(2)], twins)]).toEqual([['a', 'm2']]);
    expect([...coveredBy([same(1), same(2), same(3)], twins).keys()]).toEqual(['a', 'b']);
    expect(coveredBy([message(2, { content: 'hola', senderId: 'luis' })], twins).size).toBe(0);
    expect(coveredBy([message(2, { content: 'hola', clientId: 'other-tab' })], twins).size).toBe(0);
  });
});

describe('answers of other backends', () => {
  it('may be bare, under data, without cursor, newest first, with nested senders', () => {
    const raw = {
      _id: 5,
      participant: { name: 'Luis', email: 'luis@x.es' },
      messages: [
        { _id: 2, sender: { _id: 'ana' }, content: 'dos', createdAt: '2026-11-20T10:00:02Z' },
        { _id: 1, senderId: 'luis', content: 'uno', createdAt: '2026-11-20T10:00:01Z' },
      ],
    };
    for (const answer of [raw, { data: raw }, { conversation: raw }, { data: { conversation: raw } }]) {
      const { messages, nextCursor } = toConversation(answer, '5');
      expect(messages.map(({ id, senderId }) => [id, senderId])).toEqual([
        ['1', 'luis'],
        ['2', 'ana'],
      ]);
      expect(nextCursor).toBeNull();
    }
    expect(toConversation({ conversation: { id: 'c' }, messages: raw.messages }, 'c').messages).toHaveLength(
      2,
    );
  });

  it('may name the sender by an object and leave out what is not there', () => {
    expect(
      toListItem({ id: 'c1', lastMessage: { sender: { name: 'Ana' }, content: 'x', createdAt: 'y' } }),
    ).toEqual({
      id: 'c1',
      participant: { name: '', email: '' },
      unreadCount: 0,
      lastMessage: { sender: 'Ana', content: 'x', createdAt: 'y' },
    });
  });
});

describe('times and previews', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  it.each([
    ['2026-11-20T09:00:00Z', '10:00'],
    ['2026-11-19T10:00:01Z', '11:00'],
    ['2026-11-19T10:00:00Z', 'Ayer'],
    ['2026-11-18T10:00:01Z', 'Ayer'],
    ['2026-11-18T10:00:00Z', '18/11'],
    ['never', ''],
  ])('%s is %s in the list', (instant, text) => expect(listTime(instant, now)).toBe(text));

  it.each([
    ['2026-11-19T23:00:00Z', 'Hoy'],
    ['2026-11-19T22:59:59Z', 'Ayer'],
    ['2026-11-18T22:59:59Z', 'miércoles, 18 de noviembre de 2026'],
  ])('%s is under %s, by the days of the practice', (instant, text) =>
    expect(dayTitle(instant, '2026-11-20')).toBe(text),
  );

  it('cuts at 50 characters and no sign in two', () => {
    expect(preview('x'.repeat(50))).toBe('x'.repeat(50));
    expect(preview('x'.repeat(51))).toBe(`${'x'.repeat(50)}...`);
    expect(preview(`${'x'.repeat(49)}😀fin`)).toBe(`${'x'.repeat(49)}...`);
    expect(preview('dos\n líneas')).toBe('dos líneas');
  });
});
