export { idOf, listOf, numberOf, optionalTextOf } from './answers';
export { belongingOf, correctionOf, earlierVersionsOf, inEpisode } from './corrections';
export { baseApi } from './baseApi';
export type { ApiExtra, ApiRequest } from './baseQuery';
export { freezeAnswers } from './freezeAnswers';
export {
  catalogueText,
  clashesOf,
  errorText,
  hasFailed,
  isApiError,
  isConnectionError,
  type ApiError,
  type FailureText,
} from './errors';
export { changedTags, staleListTags, listTags, oneTag, patientTeamTag, type Tag } from './tags';
export { isPassing, RETRY_MS } from './passing';
export type { TagType } from './tagTypes';
export { toInvitationSummary } from './invitationSummary';
export { objectOf, textOf } from './objectAnswer';
