import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { messageReceived, typingStarted, typingStopped } from '@/shared/realtime';
import { useAppSelector } from '@/shared/redux';
import { listConversations } from './api';
import type { OutgoingMessage } from './outbox';

export interface ChatState {
  /** What the list of conversations is searched for. */
  search: string;
  /** Unsent text by conversation id. It survives a change of screen. */
  drafts: Record<string, string>;
  outbox: OutgoingMessage[];
  /** Who is typing: conversation id → user id → name. */
  typing: Record<string, Record<string, string>>;
}

const initialState: ChatState = { search: '', drafts: {}, outbox: [], typing: {} };

/** What a person wrote and the server does not have. */
export type Unsent = Pick<ChatState, 'drafts' | 'outbox'>;

/** `createdAt` is the time of writing, ISO 8601. */
type Submission = Pick<OutgoingMessage, 'conversationId' | 'senderId' | 'content' | 'after' | 'createdAt'>;

const NOBODY: Record<string, string> = {};

/** Interface state of conversations. Stored messages live in the RTK Query cache. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    searchChanged: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    draftChanged: (state, { payload }: PayloadAction<{ conversationId: string; text: string }>) => {
      if (payload.text === '') delete state.drafts[payload.conversationId];
      else state.drafts[payload.conversationId] = payload.text;
    },
    messageSubmitted: {
      prepare: (submission: Submission) => ({
        payload: {
          ...submission,
          content: submission.content.trim(),
          clientId: nanoid(),
        },
      }),
      reducer: (state, { payload }: PayloadAction<Submission & { clientId: string }>) => {
        delete state.drafts[payload.conversationId];
        state.outbox.push({ ...payload, status: 'sending', uncertain: false, messageId: null });
      },
    },
    messageRetried: (state, { payload }: PayloadAction<{ clientId: string }>) => {
      const entry = state.outbox.find(({ clientId }) => clientId === payload.clientId);
      if (entry?.status === 'failed') entry.status = 'sending';
    },
    /** The person discards a message that could not be sent. If the server stored it after all, the conversation shows it. */
    messageDiscarded: (state, { payload }: PayloadAction<{ clientId: string }>) => {
      state.outbox = state.outbox.filter(
        ({ clientId, status }) => clientId !== payload.clientId || status !== 'failed',
      );
    },
    sendingFailed: (state, { payload }: PayloadAction<{ clientId: string; uncertain: boolean }>) => {
      const entry = state.outbox.find(({ clientId }) => clientId === payload.clientId);
      if (!entry) return;
      entry.status = 'failed';
      // Stays uncertain until the message is found in the conversation or stored.
      entry.uncertain ||= payload.uncertain;
    },
    messageStored: (state, { payload }: PayloadAction<{ clientId: string; messageId: string }>) => {
      const entry = state.outbox.find(({ clientId }) => clientId === payload.clientId);
      if (entry) Object.assign(entry, { status: 'sent', messageId: payload.messageId || null });
    },
    /** The person is back after an expired sign-in session. What was on its way may have arrived. */
    unsentFound: (state, { payload }: PayloadAction<Unsent>) => {
      state.drafts = { ...payload.drafts, ...state.drafts };
      state.outbox.unshift(
        ...payload.outbox.map((entry) => ({
          ...entry,
          status: 'failed' as const,
          uncertain: entry.uncertain || entry.status === 'sending',
        })),
      );
    },
    /** The loaded conversation contains these messages now. */
    outboxCleared: (state, { payload }: PayloadAction<string[]>) => {
      state.outbox = state.outbox.filter(({ clientId }) => !payload.includes(clientId));
    },
  },
  extraReducers: (builder) => {
    const stopTyping = (state: ChatState, conversationId: string, userId: string) => {
      delete state.typing[conversationId]?.[userId];
    };
    builder
      .addCase(typingStarted, (state, { payload: { conversationId, userId, userName } }) => {
        (state.typing[conversationId] ??= {})[userId] = userName;
      })
      .addCase(typingStopped, (state, { payload }) =>
        stopTyping(state, payload.conversationId, payload.userId),
      )
      .addCase(messageReceived, (state, { payload }) =>
        stopTyping(state, payload.conversationId, payload.message.senderId),
      );
  },
  selectors: {
    selectSearch: (state) => state.search,
    selectDraft: (state, conversationId: string) => state.drafts[conversationId] ?? '',
    selectOutbox: (state) => state.outbox,
    selectDrafts: (state) => state.drafts,
    /** Whether something is written there and not sent, or could not be sent. */
    selectHasUnsent: (state, conversationId: string) =>
      (state.drafts[conversationId] ?? '').trim() !== '' ||
      state.outbox.some((entry) => entry.conversationId === conversationId && entry.status === 'failed'),
    selectTyping: (state, conversationId: string) => state.typing[conversationId] ?? NOBODY,
  },
});

export const {
  draftChanged,
  messageDiscarded,
  messageRetried,
  messageStored,
  messageSubmitted,
  outboxCleared,
  searchChanged,
  sendingFailed,
  unsentFound,
} = chatSlice.actions;
export const { selectDraft, selectDrafts, selectHasUnsent, selectOutbox, selectSearch, selectTyping } =
  chatSlice.selectors;

/** Whether something is written to a patient that has not been sent. Asks nothing of the server. */
export function useHasUnsentFor(patientId: string): boolean {
  return useAppSelector((state) => {
    const { data } = listConversations.select()(state);
    const conversation = data?.find((row) => row.patientId === patientId);
    return conversation !== undefined && selectHasUnsent(state, conversation.id);
  });
}
