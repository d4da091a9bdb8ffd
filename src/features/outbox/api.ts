import type { FailedMessage, MailPreview, StoredMailText, TestMail } from '@/contract/outboxAnswers';
import {
  ACCOUNT_MAIL_KINDS,
  MESSAGE_FAILURES,
  MESSAGE_KINDS,
  OUTBOX_PATHS as PATHS,
  RETRY_OBSTACLES,
  TEST_MAIL_FAILURES,
  WRITABLE_MAILS,
  type WritableMail,
} from '@/contract/outbox';
import type { MailPreviewBody, MailTextBody } from '@/contract/outboxSchemas';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, type Tag } from '@/shared/api/baseApi';

type Raw = Record<string, unknown>;

/** A value that this program does not know is read as the most general one. */
const toFailure = (raw: Raw): FailedMessage => ({
  id: idOf(raw),
  patientId: optionalTextOf(raw.patientId),
  name: textOf(raw.name),
  email: optionalTextOf(raw.email),
  kind: [...MESSAGE_KINDS, ...ACCOUNT_MAIL_KINDS].find((kind) => kind === raw.kind) ?? 'BOOKED',
  startsAt: optionalTextOf(raw.startsAt),
  endedAt: textOf(raw.endedAt),
  failure: MESSAGE_FAILURES.find((failure) => failure === raw.failure) ?? 'UNREACHABLE',
  obstacle: RETRY_OBSTACLES.find((obstacle) => obstacle === raw.obstacle) ?? null,
});

function toTest(answer: unknown): TestMail {
  const raw = objectOf(answer, 'test');
  const failure = TEST_MAIL_FAILURES.find((one) => one === raw.failure);
  return { to: textOf(raw.to), failure: failure ?? (raw.failure ? 'UNREACHABLE' : null) };
}

const toTexts = (answer: unknown): StoredMailText[] => {
  const rows = listOf(answer, 'texts');
  return WRITABLE_MAILS.map((kind) => {
    const { opening, closing } = rows.find((row) => row.kind === kind) ?? {};
    return { kind, opening: optionalTextOf(opening), closing: optionalTextOf(closing) };
  });
};

/** Shares the tag of the settings, which decide what can be sent; its name is part of the first download. */
const FAILURES: Tag = { type: 'PracticeSettings', id: 'MAIL_FAILURES' };
const TEXTS: Tag = { type: 'PracticeSettings', id: 'MAIL_TEXTS' };

/** Only our server has these routes, and it says so by the capability `outbox`. */
const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `waiting`: how many mails have failed at least once and are still being tried. */
    listMailFailures: build.query<{ failures: FailedMessage[]; waiting: number }, void>({
      query: () => PATHS.failures,
      transformResponse: (answer) => ({
        failures: listOf(answer, 'failures').map(toFailure),
        waiting: numberOf(objectOf(answer).waiting, 0),
      }),
      providesTags: [FAILURES],
    }),
    retryMail: build.mutation<null, string>({
      query: (id) => ({ url: PATHS.retry(id), method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => (error ? [] : [FAILURES]),
    }),
    listMailTexts: build.query<StoredMailText[], void>({
      query: () => PATHS.texts,
      transformResponse: toTexts,
      providesTags: [TEXTS],
    }),
    saveMailText: build.mutation<StoredMailText[], { kind: WritableMail; body: MailTextBody }>({
      query: ({ kind, body }) => ({ url: PATHS.texts, params: { kind }, method: 'PUT', body }),
      transformResponse: toTexts,
      invalidatesTags: (_texts, error) => (error ? [] : [TEXTS]),
    }),
    /** A POST that changes nothing. It shows what the settings say now, so it is not kept. */
    previewMail: build.query<MailPreview, MailPreviewBody>({
      query: (body) => ({ url: PATHS.preview, method: 'POST', body }),
      transformResponse: (answer) => {
        const { subject, text } = objectOf(answer, 'preview');
        return { subject: textOf(subject), text: textOf(text) };
      },
      keepUnusedDataFor: 0,
    }),
    sendTestMail: build.mutation<TestMail, void>({
      query: () => ({ url: PATHS.test, method: 'POST' }),
      transformResponse: toTest,
    }),
  }),
});

export const {
  useListMailFailuresQuery,
  useRetryMailMutation,
  useListMailTextsQuery,
  useSaveMailTextMutation,
  usePreviewMailQuery,
  useSendTestMailMutation,
} = outboxApi;
