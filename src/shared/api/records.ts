import type { Consent } from '@/contract/consentSchemas';
import type { InvitationSummary } from '@/contract/invitationSchemas';
import { INVITATION_STATUSES } from '@/contract/invitations';
import type { Correctable, EarlierVersion, Overwritten } from '@/contract/recordAnswers';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from './answers';

type Raw = Record<string, unknown>;

/** Correction fields of an answer. Absent fields are left out. */
export const correctionOf = (raw: Raw): Correctable => ({
  ...(typeof raw.version === 'number' && { version: raw.version }),
  ...('correctedAt' in raw && { correctedAt: optionalTextOf(raw.correctedAt) }),
  ...(typeof raw.mayCorrect === 'boolean' && { mayCorrect: raw.mayCorrect }),
});

/** When and by whom the texts of a record or an episode were last overwritten. Left out where they never were. */
export function overwrittenOf(raw: Raw): Overwritten {
  const { at, by } = objectOf(raw.corrected);
  return textOf(at) ? { corrected: { at: textOf(at), by: textOf(by) } } : {};
}

/** Episode to which something belongs. Left out where the answer does not say. */
export const belongingOf = (raw: Raw): { episodeId?: string | null } =>
  'episodeId' in raw ? { episodeId: optionalTextOf(raw.episodeId) } : {};

/** Whether something belongs to an episode; everything does if none is chosen. */
export const inEpisode =
  (episodeId: string | null | undefined) =>
  (item: { episodeId?: string | null }): boolean =>
    !episodeId || item.episodeId === episodeId;

/** Reads earlier versions, newest first of each record, each with its content under `name`. */
export const earlierVersionsOf = <Content>(
  answer: unknown,
  name: string,
  toContent: (raw: Raw) => Content,
): EarlierVersion<Content>[] =>
  listOf(answer, 'versions').map((raw) => ({
    version: numberOf(raw.version, 0),
    writtenAt: textOf(raw.writtenAt),
    replacedAt: textOf(raw.replacedAt),
    authorName: textOf(objectOf(raw.author).name),
    ...(textOf(raw.mergedFrom) && { mergedFrom: textOf(raw.mergedFrom) }),
    content: toContent(objectOf(raw[name])),
  }));

/**
 * Reads an invitation in any backend's spelling; `null` if there is none. Shared by two domains: invitations
 * read their own answers, patients the invitation embedded in a row.
 */
export function toInvitationSummary(raw: unknown): InvitationSummary | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const value = raw as Record<string, unknown>;
  const status = textOf(value.status).toUpperCase();
  return {
    id: idOf(value),
    email: textOf(value.email),
    status: INVITATION_STATUSES.find((known) => known === status) ?? 'PENDING',
    createdAt: textOf(value.createdAt),
    expiresAt: optionalTextOf(value.expiresAt),
  };
}

/** Reads a consent from any answer; `null` if there is none. Shared by the record and what patients see of themselves. */
export function toConsent(raw: unknown): Consent | null {
  const { version, acceptedAt, withdrawnAt } = objectOf(raw);
  if (!textOf(version)) return null;
  return {
    version: textOf(version),
    acceptedAt: textOf(acceptedAt),
    ...(textOf(withdrawnAt) && { withdrawnAt: textOf(withdrawnAt) }),
  };
}
