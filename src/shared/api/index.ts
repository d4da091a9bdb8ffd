export { idOf, listOf, numberOf, optionalTextOf } from './answers';
export { baseApi } from './baseApi';
export type { ApiExtra, ApiRequest } from './baseQuery';
export { freezeAnswers } from './freezeAnswers';
export { errorText, isApiError, isConnectionError, type ApiError } from './errors';
export { changedTags, staleListTags, listTags, oneTag, type Tag } from './tags';
export type { TagType } from './tagTypes';
export { toInvitationSummary } from './invitationSummary';
export { objectOf, textOf } from './objectAnswer';
