import type { Consent, ConsentState } from '@/contract/consentSchemas';
import { CONSENT_PATHS } from '@/contract/consent';
import { objectOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import { prefetchOf } from '@/shared/redux';

/** Reads a consent from any answer; `null` if there is none. */
function toConsent(raw: unknown): Consent | null {
  const { version, acceptedAt } = objectOf(raw);
  return textOf(version) ? { version: textOf(version), acceptedAt: textOf(acceptedAt) } : null;
}

export const toState = (answer: unknown): ConsentState => {
  const raw = objectOf(answer, 'consent');
  return { currentVersion: textOf(raw.currentVersion), accepted: toConsent(raw.accepted) };
};

const consentApi = baseApi.enhanceEndpoints({ addTagTypes: ['Consent'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Only our server has this route. On other backends it fails, and no consent is requested. */
    getConsent: build.query<ConsentState, void>({
      query: () => CONSENT_PATHS.own,
      transformResponse: toState,
      providesTags: ['Consent'],
    }),
    acceptConsent: build.mutation<ConsentState, { version: string }>({
      query: (body) => ({ url: CONSENT_PATHS.own, method: 'POST', body }),
      transformResponse: toState,
      invalidatesTags: (_state, error) => (error ? [] : ['Consent']),
    }),
  }),
});

export const { useGetConsentQuery, useAcceptConsentMutation } = consentApi;

export const prefetchConsent = prefetchOf(consentApi.endpoints.getConsent);
