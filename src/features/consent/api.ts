import type { ConsentState } from '@/contract/consentSchemas';
import { CONSENT_PATHS } from '@/contract/consent';
import { objectOf, textOf } from '@/shared/api/answers';
import { baseApi, oneTag } from '@/shared/api/baseApi';
import { toConsent } from '@/shared/api/records';
import { prefetchOf } from '@/shared/redux';

export const toState = (answer: unknown): ConsentState => {
  const raw = objectOf(answer, 'consent');
  return {
    currentVersion: textOf(raw.currentVersion),
    accepted: toConsent(raw.accepted),
    ...(textOf(raw.withdrawnAt) && { withdrawnAt: textOf(raw.withdrawnAt) }),
  };
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
    /** Only on our server, for who attends the patient. */
    withdrawConsent: build.mutation<null, string>({
      query: (patientId) => ({ url: CONSENT_PATHS.withdrawal(patientId), method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error, patientId) => (error ? [] : [oneTag('Patient', patientId)]),
    }),
  }),
});

export const { useGetConsentQuery, useAcceptConsentMutation, useWithdrawConsentMutation } = consentApi;

export const prefetchConsent = prefetchOf(consentApi.endpoints.getConsent);
