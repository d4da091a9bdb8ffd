import type { ConversationListItem, Message } from '@/contract/chatAnswers';
import { CHAT_PATHS } from '@/contract/chat';
import { idOf, listOf, objectOf } from '@/shared/api/answers';
import { baseApi, listTags, oneTag, staleListTags } from '@/shared/api/baseApi';
import { prefetchOf } from '@/shared/redux';
import { keyHeader } from '@/shared/api/baseQuery';
import { unreadMayHaveChanged } from '@/shared/realtime';
import {
  mergeConversation,
  toConversation,
  toListItem,
  toMessage,
  unite,
  type LoadedConversation,
} from './messages';

export interface SendRequest {
  conversationId: string;
  content: string;
  /** Created once per message and sent with every attempt, so that our server stores it only once. */
  clientId: string;
}

const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<ConversationListItem[], void>({
      query: () => CHAT_PATHS.list,
      transformResponse: (answer) =>
        listOf(answer, 'conversations')
          .map(toListItem)
          .filter(({ id }) => id !== ''),
      providesTags: listTags('Conversation'),
    }),

    /** Loading a conversation marks it as read on the server, so its unread count and the bell change too. */
    getConversation: build.query<LoadedConversation, string>({
      query: (id) => CHAT_PATHS.one(id),
      transformResponse: (answer, _meta, id) => toConversation(answer, id),
      merge: mergeConversation,
      providesTags: (_data, _error, id) => [oneTag('Conversation', id)],
      onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
        const before = getConversation.select(id)(getState()).data?.syncedTo;
        const result = await queryFulfilled.catch(() => null);
        if (!result || result.data.syncedTo === (before ?? null)) return;
        dispatch(
          chatApi.util.updateQueryData('listConversations', undefined, (rows) => {
            const row = rows.find((one) => one.id === id);
            if (row) row.unreadCount = 0;
          }),
        );
        dispatch(unreadMayHaveChanged());
      },
    }),

    /** Loads the page before `before` and adds its messages to the cached conversation. */
    loadOlderMessages: build.mutation<LoadedConversation, { id: string; before: string }>({
      query: ({ id, before }) => ({ url: CHAT_PATHS.one(id), params: { before } }),
      transformResponse: (answer, _meta, { id }) => toConversation(answer, id),
      onQueryStarted: async ({ id, before }, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        if (!result) return;
        dispatch(
          chatApi.util.updateQueryData('getConversation', id, (known) => {
            // Skip the page if the history was restarted in the meantime: it is no longer adjacent.
            if (known.nextCursor !== before) return;
            known.messages = unite(result.data.messages, known.messages);
            known.nextCursor = result.data.nextCursor === before ? null : result.data.nextCursor;
          }),
        );
      },
    }),

    createConversation: build.mutation<{ id: string }, { patientId: string }>({
      query: (body) => ({ url: CHAT_PATHS.list, method: 'POST', body }),
      transformResponse: (answer) => ({ id: idOf(objectOf(answer, 'conversation')) }),
      invalidatesTags: (_result, failed) => staleListTags('Conversation', failed),
    }),

    /** The client id is sent as `Idempotency-Key`, because the documented body has no field for it. */
    sendMessage: build.mutation<Message, SendRequest>({
      query: ({ conversationId, content, clientId }) => ({
        url: CHAT_PATHS.messages(conversationId),
        method: 'POST',
        body: { content, type: 'TEXT' },
        headers: keyHeader(clientId),
      }),
      transformResponse: (answer, _meta, { conversationId }) =>
        toMessage(objectOf(answer, 'message'), conversationId),
      invalidatesTags: (_result, failed) => staleListTags('Conversation', failed),
    }),

    /** Answers the message as both sides read it from now on. */
    withdrawMessage: build.mutation<Message, { id: string }>({
      query: ({ id }) => ({ url: CHAT_PATHS.message(id), method: 'DELETE' }),
      transformResponse: (answer) => toMessage(objectOf(answer, 'message'), ''),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        if (result) dispatch(showMessage(result.data));
      },
      invalidatesTags: (_result, failed) => staleListTags('Conversation', failed),
    }),
  }),
});

/**
 * Adds a message to the cached conversation, if it is loaded, or changes it there. A withdrawn one that is not loaded would
 * stand before a hole. Returns whether the message is there now.
 */
export function showMessage(message: Message) {
  return (dispatch: (action: unknown) => unknown, getState: () => unknown): boolean => {
    const { conversationId, id, isWithdrawn } = message;
    if (id !== '')
      dispatch(
        chatApi.util.updateQueryData('getConversation', conversationId, (known) => {
          if (isWithdrawn && !known.messages.some((one) => one.id === id)) return;
          known.messages = unite(known.messages, [message]);
        }),
      );
    const state = getState() as Parameters<ReturnType<typeof getConversation.select>>[0];
    const { data } = getConversation.select(conversationId)(state);
    return data?.messages.some((one) => one.id === id) ?? false;
  };
}

export const { createConversation, getConversation, listConversations, sendMessage } = chatApi.endpoints;
export const {
  useCreateConversationMutation,
  useGetConversationQuery,
  useListConversationsQuery,
  useLoadOlderMessagesMutation,
  useWithdrawMessageMutation,
} = chatApi;

export const prefetchConversations = prefetchOf(chatApi.endpoints.listConversations);
